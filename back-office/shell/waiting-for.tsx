import { NotRead } from './not-read.tsx';
import { Waiting } from './waiting.tsx';

interface Found {
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<void>;
}

/** What stands in a page until what it shows has been read, or why it could not be. */
export function WaitingFor({ found }: { found: Found }) {
  if (found.error === null || found.isFetching) return <Waiting />;
  return <NotRead error={found.error} again={found.refetch} />;
}
