import { formatLastDay } from '@ribambelle/texts/formats/format-last-day.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { formatVoucherCode } from '@ribambelle/domain/vouchers/voucher-code.ts';
import { formatWorth } from '@ribambelle/texts/formats/format-worth.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { drawPdf } from '../pdf/draw-pdf.ts';
import type { PdfDefinition, PdfNode } from '../pdf/pdf-definition.ts';
import { textReader } from '../texts/bilingual.ts';
import type { CustomerVoucherRow } from './customer-voucher-views.ts';
import { presentWorth } from './present-customer-voucher.ts';

/** The data of a voucher's page. */
export interface VoucherPage {
  readonly row: CustomerVoucherRow;
  readonly organiser: Organiser;
  readonly language: Language;
  /** The logo as a PNG in a data address. */
  readonly logo: string;
  /** The address at which it is redeemed. */
  readonly address: string;
}

/** Returns the address at which a code is redeemed, on the site of an origin. */
export function redeemAddress(origin: string, of: { code: string; language: Language }): string {
  return `${origin}/${of.language}/redeem/${of.code}`;
}

/**
 * Draws a voucher as a page to print or to give: its giver and recipient, its worth, its code, and
 * a QR code of the address at which it is redeemed.
 */
export function voucherPage(page: VoucherPage): PdfDefinition {
  const { row, organiser, language, logo, address } = page;
  const texts = textsFor(language)['customer-vouchers'];
  const worth = presentWorth(row, textReader({ language, organiser }));
  const reading = { language, time_zone: organiser.timezone, year: true };
  const until =
    row.expires_at === null
      ? texts.pdf_for_good
      : texts.pdf_until(formatLastDay(row.expires_at, reading));
  const words = [
    ...(row.gift_name === '' ? [] : [texts.pdf_for(row.gift_name)]),
    texts.pdf_from(fullname(row.customer)),
  ];
  return {
    title: `${texts.pdf_title} · ${worth.title}`,
    author: organiser.name,
    language,
    made_at: row.created_at,
    content: [
      band(organiser.accent_color),
      { image: logo, fit: [240, 40], margin: [0, 0, 0, 32] },
      { text: texts.pdf_title, color: QUIET, fontSize: 13 },
      { text: worth.title, fontSize: 28, bold: true, margin: [0, 2, 0, 12] },
      { text: words.join('\n'), fontSize: 13 },
      ...(row.gift_message === ''
        ? []
        : [{ text: row.gift_message, fontSize: 14, margin: [0, 20, 0, 0] } satisfies PdfNode]),
      codeAndWorth(page, { worth: formatWorth(worth, language), until }),
      { text: texts.pdf_how(address), color: QUIET, margin: [0, 20, 0, 0] },
    ],
  };
}

const QUIET = '#6b625a';

function band(color: string): PdfNode {
  return { canvas: [{ type: 'rect', x: 0, y: 0, w: 499, h: 5, color }], margin: [0, 0, 0, 24] };
}

/** Draws its worth and its code on the left, the QR code on the right. */
function codeAndWorth(page: VoucherPage, of: { worth: string; until: string }): PdfNode {
  const texts = textsFor(page.language)['customer-vouchers'];
  return {
    margin: [0, 32, 0, 0],
    columnGap: 24,
    columns: [
      {
        width: '*',
        stack: [
          { text: texts.pdf_worth, color: QUIET },
          { text: of.worth, fontSize: 22, bold: true, margin: [0, 0, 0, 12] },
          { text: texts.pdf_code, color: QUIET },
          { text: formatVoucherCode(page.row.code, texts.pdf_code_lost), fontSize: 22, bold: true },
          { text: of.until, margin: [0, 12, 0, 0] },
        ],
      },
      { width: 'auto', qr: page.address, fit: 150, eccLevel: 'M' },
    ],
  };
}

/** Returns the page as a file, named after the code. */
export async function voucherFile(page: VoucherPage) {
  return {
    content_type: 'application/pdf',
    filename: `voucher-${formatVoucherCode(page.row.code, page.row.cuid)}.pdf`,
    bytes: await drawPdf(voucherPage(page)),
  };
}
