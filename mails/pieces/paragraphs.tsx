import type { ReactElement } from 'react';
import { Paragraph } from './paragraph.tsx';

/** Text that somebody wrote, split into paragraphs at empty lines. */
export const Paragraphs = ({ text }: { readonly text: string }): ReactElement => (
  <>
    {text
      .split(/\n\s*\n/)
      .filter((paragraph) => paragraph.trim() !== '')
      .map((paragraph, at) => (
        <Paragraph key={at}>{inLines(paragraph.trim())}</Paragraph>
      ))}
  </>
);

function inLines(paragraph: string) {
  return paragraph.split('\n').flatMap((line, at) => (at === 0 ? [line] : [<br key={at} />, line]));
}
