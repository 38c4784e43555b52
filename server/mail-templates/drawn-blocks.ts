import type { MailBlock } from '@ribambelle/api/mail-templates/blocks.ts';
import { type InEachLanguage, type Language } from '@ribambelle/domain/base/languages.ts';
import { pickText } from '@ribambelle/domain/base/pick-text.ts';
import type { MailFacts } from '@ribambelle/mails/mail.ts';
import type { Db } from '../database/transaction.ts';
import { loadMailPictures, type MailPicture } from '../files/index.ts';

type Drawn = MailFacts['notification']['blocks'][number];

/** The reader of an e-mail, and the addresses that its blocks lead to. */
interface Drawing {
  readonly language: Language;
  /** The language for texts that are missing in the reader's. */
  readonly fallback: Language;
  /** The address of the organiser's site. */
  readonly origin: string;
  /** Where a button without an address leads. */
  readonly usual: string;
  /** How variables are filled in; left out for an e-mail that is filled in later. */
  readonly fill?: {
    readonly line: (text: string) => string;
    readonly html: (text: string) => string;
  };
}

/** Loads the pictures that blocks show, by cuid. */
export async function picturesOf(
  db: Db,
  content: readonly MailBlock[],
): Promise<ReadonlyMap<string, MailPicture>> {
  return loadMailPictures(
    db,
    content.flatMap((block) =>
      block.type === 'PICTURE' && block.picture !== '' ? [block.picture] : [],
    ),
  );
}

/**
 * Returns blocks as an e-mail draws them, in one language. A picture that is not there any more,
 * and a button without words, are left out.
 */
export function drawnBlocks(
  input: {
    readonly content: readonly MailBlock[];
    readonly pictures: ReadonlyMap<string, MailPicture>;
  },
  drawing: Drawing,
): readonly Drawn[] {
  const { language, fallback, origin, usual } = drawing;
  const { line, html } = drawing.fill ?? { line: same, html: same };
  const pick = (text: InEachLanguage<string>) => pickText(text, { language, fallback });
  return input.content.flatMap((block): readonly Drawn[] => {
    if (block.type === 'TEXT') return [{ type: 'TEXT', html: html(pick(block.text)) }];
    if (block.type === 'BUTTON') {
      const label = line(pick(block.label));
      return label === '' ? [] : [{ type: 'BUTTON', label, href: addressOf(block.href) || usual }];
    }
    if (block.type !== 'PICTURE') return [{ type: block.type }];
    const picture = input.pictures.get(block.picture);
    if (picture === undefined) return [];
    const { cuid, width, alt } = picture;
    const src = `${origin}/files/${cuid}/mail.jpg`;
    return [{ type: 'PICTURE', src, width, alt: line(pick(alt)), href: addressOf(block.href) }];
  });
}

const same = (text: string): string => text;

/** Returns an address in which nothing is filled in: a family's name is not for other sites. */
function addressOf(href: string): string {
  return href.replaceAll('{', '%7B').replaceAll('}', '%7D');
}
