import { NotRead } from './not-read.tsx';
import { Waiting } from './waiting.tsx';

interface Found {
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<void>;
}

/** Shown in a page until its data has been read, or with the reason why it could not be. */
export function WaitingFor({ found }: { found: Found }) {
  if (found.error === null || found.isFetching) return <Waiting />;
  return <NotRead error={found.error} again={found.refetch} />;
}
