import type { Texts } from '@ribambelle/texts/all.ts';
import { Paragraph } from './paragraph.tsx';

/** The greeting of an e-mail; nothing without a first name, where another text greeted already. */
export function Greeting({ firstname, texts }: { firstname: string; texts: Texts['mails'] }) {
  return firstname === '' ? null : <Paragraph>{texts.greeting(firstname)}</Paragraph>;
}
