import { NotRead } from '../shell/not-read.tsx';

interface Found {
  readonly error: Error | null;
  readonly refetch: () => Promise<void>;
}

/** What stands in a panel where a part of it has not been read. The parts below stay hidden until it has: what somebody reaches for does not move away, and a menu that is open keeps its place. */
export function PartWaiting({ found }: { found: Found }) {
  if (found.error !== null) return <NotRead error={found.error} again={found.refetch} />;
  return <div className="office-part-waiting" />;
}
