import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { State } from '../../lists/state.tsx';

const COLORS = {
  SENT: 'green',
  QUEUED: 'amber',
  KEPT: 'red',
  FAILED: 'red',
  REFUSED: 'red',
  OBSOLETE: 'gray',
} as const;

/** The state of an e-mail, as a dot and a word. */
export function MailState({ state }: Pick<Answer<'listSentMails'>['data'][number], 'state'>) {
  const texts = useTexts('office-organisation');
  return <State color={COLORS[state]}>{texts.mailStateOf(state)}</State>;
}
