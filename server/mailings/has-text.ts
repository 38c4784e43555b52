import { LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import { plainText } from '@ribambelle/domain/base/plain-text.ts';
import { refuse } from '../refusal.ts';
import type { MailingValues } from './mailing-store.ts';

/**
 * Refuses MAILING_WITHOUT_TEXT for a mailing that lacks its subject in every language, or whose
 * blocks say and show nothing in any.
 */
export function refuseWithoutText({
  subject,
  content,
}: Pick<MailingValues, 'subject' | 'content'>): void {
  const [language] = LANGUAGES;
  const fields = [
    ...(LANGUAGES.some((each) => subject[each].trim() !== '') ? [] : [`subject.${language}`]),
    ...(content.some(saysSomething) ? [] : [firstFieldOf(content)]),
  ];
  if (fields.length === 0) return;
  refuse('MAILING_WITHOUT_TEXT', Object.fromEntries(fields.map((field) => [field, 'REQUIRED'])));
}

function saysSomething(block: MailingValues['content'][number]): boolean {
  if (block.type === 'PICTURE') return block.picture !== '';
  return (
    block.type === 'TEXT' &&
    LANGUAGES.some((language) => plainText(block.text[language].replaceAll('&nbsp;', ' ')) !== '')
  );
}

/** Returns the field of the first text, which is where somebody would write it. */
function firstFieldOf(content: MailingValues['content']): string {
  const index = content.findIndex(({ type }) => type === 'TEXT');
  return index < 0 ? 'content' : `content.${index}.text.${LANGUAGES[0]}`;
}
