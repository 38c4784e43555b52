/** Writes the remaining time in minutes and seconds, rounded up so that 0:00 means over. */
export const formatSpan = (milliseconds: number): string => {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
