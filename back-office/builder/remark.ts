import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { HeavyPart } from '@ribambelle/domain/website/heavy-pages.ts';

/** Something about a page that its readers would stumble over; nothing keeps it from publishing. */
export interface Remark {
  readonly about:
    | 'LANGUAGE'
    | 'TEMPLATE'
    | 'PICTURE'
    | 'ALT'
    | 'LINK'
    | 'HEADINGS'
    | 'CONTRAST'
    | 'HEAVY'
    | 'LARGE';
  /** The element; null for the page as a whole. */
  readonly id: string | null;
  /** The path of the setting. */
  readonly field: string | null;
  /** The language that misses a text, or has that of a template. */
  readonly language?: Language;
  /** The address that leads nowhere. */
  readonly href?: string;
  /** The veil, in percent, with which words on a picture can be read; null where none helps. */
  readonly opacity?: number | null;
  /** Too many of these, and how many there are. */
  readonly part?: HeavyPart;
  readonly count?: number;
}
