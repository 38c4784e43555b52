import { MOST_BLOCKS } from '@ribambelle/domain/mail-templates/blocks.ts';
import { z } from 'zod';
import { bilingual, cuid, optionalLine } from '../general/shapes.ts';

const lines = z.object({ fr: optionalLine, en: optionalLine });

/** An address that an e-mail can lead to, or none. */
const address = z.union([
  z.literal(''),
  z.url({ protocol: /^https$/u, hostname: z.regexes.domain }).max(2_000),
]);

/** HTML in each language, sanitised when it is saved. */
const textBlock = z.object({ type: z.literal('TEXT'), text: bilingual });

/**
 * A picture of the library, with the words that the library has for it; empty until one is chosen.
 * It leads to its address when it has one.
 */
const pictureBlock = z.object({
  type: z.literal('PICTURE'),
  picture: z.union([z.literal(''), cuid]),
  href: address,
});

/** Without an address it leads to the order that the e-mail is about, or else to the site. */
const buttonBlock = z.object({ type: z.literal('BUTTON'), label: lines, href: address });

/** A block of a mailing. */
export const mailingBlock = z.discriminatedUnion('type', [textBlock, pictureBlock, buttonBlock]);

/** A block of an e-mail of the organiser's own. */
export const mailBlock = z.discriminatedUnion('type', [
  textBlock,
  pictureBlock,
  buttonBlock,
  /** The e-mail of ours for the trigger, or the details when there is none. */
  z.object({ type: z.literal('STANDARD') }),
  /** The registrations and memberships that it is about. */
  z.object({ type: z.literal('DETAILS') }),
  /** The amount that remains to be paid, and how. */
  z.object({ type: z.literal('REMAINING') }),
]);

export type MailBlock = z.output<typeof mailBlock>;
export type MailingBlock = z.output<typeof mailingBlock>;

/** The blocks of one e-mail, in their order. */
export const mailBlocks = z.array(mailBlock).min(1).max(MOST_BLOCKS);

/** The blocks of a mailing, in their order. */
export const mailingBlocks = z.array(mailingBlock).min(1).max(MOST_BLOCKS);
