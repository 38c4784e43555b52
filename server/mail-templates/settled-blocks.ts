import type { MailBlock } from '@ribambelle/api/mail-templates/blocks.ts';
import { inEachLanguage, LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import { type MailingVariable, unknownVariables } from '@ribambelle/domain/mailings/variables.ts';
import type { Db } from '../database/transaction.ts';
import { loadPresentPictures } from '../files/index.ts';
import { refuse, Refusal } from '../refusal.ts';
import { sanitise } from '../texts/sanitise.ts';

/** Returns blocks with their rich texts sanitised. */
export function sanitisedBlocks<Block extends MailBlock>(content: readonly Block[]): Block[] {
  return content.map((block) =>
    block.type === 'TEXT'
      ? { ...block, text: inEachLanguage((language) => sanitise(block.text[language])) }
      : block,
  );
}

/** A text of an e-mail, with the field that it is in. */
interface Line {
  readonly path: string;
  readonly text: string;
}

/** Returns the texts of blocks, each with its field. */
export function linesOf(content: readonly MailBlock[]): readonly Line[] {
  return LANGUAGES.flatMap((language) =>
    content.flatMap((block, index) => {
      const path = `content.${index}`;
      if (block.type === 'TEXT')
        return [{ path: `${path}.text.${language}`, text: block.text[language] }];
      if (block.type === 'BUTTON')
        return [{ path: `${path}.label.${language}`, text: block.label[language] }];
      return [];
    }),
  );
}

/**
 * Refuses MAILING_VARIABLE_UNKNOWN, on the text that contains it, for words between braces that are
 * none of these variables.
 */
export function refuseUnknownVariables(
  lines: readonly Line[],
  variables: readonly MailingVariable[],
): void {
  const wrong = lines
    .map(({ path, text }) => ({ path, unknown: unknownVariables(text, variables) }))
    .filter(({ unknown }) => unknown.length > 0);
  if (wrong.length === 0) return;
  const code = 'MAILING_VARIABLE_UNKNOWN' as const;
  throw new Refusal(code, {
    fields: Object.fromEntries(wrong.map(({ path }) => [path, code])),
    details: { variables: [...new Set(wrong.flatMap(({ unknown }) => unknown))].join(' ') },
  });
}

/** Refuses MAIL_PICTURE_NOT_FOUND, on its block, for a picture that the library does not have. */
export async function requirePictures(db: Db, content: readonly MailBlock[]): Promise<void> {
  const shown = content.flatMap((block, index) =>
    block.type === 'PICTURE' && block.picture !== '' ? [{ index, picture: block.picture }] : [],
  );
  if (shown.length === 0) return;
  const present = await loadPresentPictures(
    db,
    shown.map(({ picture }) => picture),
  );
  const missing = shown.filter(({ picture }) => !present.has(picture));
  if (missing.length === 0) return;
  const code = 'MAIL_PICTURE_NOT_FOUND' as const;
  refuse(code, Object.fromEntries(missing.map(({ index }) => [`content.${index}.picture`, code])));
}
