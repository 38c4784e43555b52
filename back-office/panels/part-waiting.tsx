import { NotRead } from '../shell/not-read.tsx';

interface Found {
  readonly error: Error | null;
  readonly refetch: () => Promise<void>;
}

/**
 * Shown in a panel in place of a part that has not been read. The parts below stay hidden until
 * then, so that a button does not move away from the pointer, and an open menu keeps its place.
 */
export function PartWaiting({ found }: { found: Found }) {
  if (found.error !== null) return <NotRead error={found.error} again={found.refetch} />;
  return <div className="office-part-waiting" />;
}
