/** Answers those who ask the same at the same moment from one reading. */
export interface Together<Result> {
  /** What is being read under this key already, or a new reading. */
  read(key: string, begin: () => Promise<Result>): Promise<Result>;
}

/** Nothing is kept: who asks when a reading has ended begins a new one. */
export function readTogether<Result>(): Together<Result> {
  const readings = new Map<string, Promise<Result>>();
  return {
    read: (key, begin) => {
      const running = readings.get(key);
      if (running !== undefined) return running;
      const reading = begin().finally(() => readings.delete(key));
      readings.set(key, reading);
      return reading;
    },
  };
}
