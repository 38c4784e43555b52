import type { Answer } from '@ribambelle/api/client.ts';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { NotRead } from '../shell/not-read.tsx';
import { Waiting } from '../shell/waiting.tsx';
import { Builder } from './builder.tsx';

type OfficePage = Answer<'getOfficePage'>;

/** The editor of one page of the site. */
export function BuilderPage() {
  const { page: cuid = '' } = useParams();
  return <Opened key={cuid} cuid={cuid} />;
}

/** Reads the page anew each time: a kept answer may be of an older version. */
function Opened({ cuid }: { readonly cuid: string }) {
  const call = useClient();
  const [page, setPage] = useState<OfficePage | Error | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isOpen = true;
    const take = (read: OfficePage | Error) => {
      if (isOpen) setPage(read);
    };
    call('getOfficePage', { page: cuid }).then(take, take);
    return () => {
      isOpen = false;
    };
  }, [call, cuid, attempt]);
  if (page === null) return <Waiting />;
  if (page instanceof Error) {
    const again = async () => {
      setPage(null);
      setAttempt(attempt + 1);
    };
    return <NotRead error={page} again={again} />;
  }
  return <Builder page={page} />;
}
