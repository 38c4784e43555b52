import { isRefusal, sentenceOf } from '@ribambelle/client/data/failed-call.ts';
import type { ComponentProps } from 'react';
import { BackToList } from '../panels/back-to-list.tsx';
import { Gone } from './messages.tsx';
import { WaitingFor } from './waiting-for.tsx';

/** The page of a record that is being read, or that cannot be: the reason, and the way back. */
export function UnreadRecord({
  found,
  list,
}: {
  readonly found: ComponentProps<typeof WaitingFor>['found'];
  readonly list: { readonly path: string; readonly name: string };
}) {
  const { error } = found;
  return (
    <div className="office-record-head">
      <BackToList {...list} />
      {error !== null && isRefusal(error) ? (
        <Gone why={sentenceOf(error, '')} list={list} />
      ) : (
        <WaitingFor found={found} />
      )}
    </div>
  );
}
