import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Notice } from '@ribambelle/ui/feedback/notice.tsx';
import type { ReactElement } from 'react';

interface ElsewhereNoticeProps {
  /** The chosen participants, each with their other plans at that time. */
  readonly members: readonly {
    readonly firstname: string;
    readonly elsewhere: readonly string[];
  }[];
}

/** A notice of the chosen participants who have other plans at these hours; the family decides. */
export const ElsewhereNotice = ({ members }: ElsewhereNoticeProps): ReactElement | null => {
  const texts = useTexts('cart');
  const lines = members.flatMap(({ firstname, elsewhere }) =>
    elsewhere.map((title) => texts.elsewhere(firstname, title)),
  );
  if (lines.length === 0) return null;
  return (
    <Notice tone="yellow">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Notice>
  );
};
