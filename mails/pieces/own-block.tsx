import type { CSSProperties } from 'react';
import { Button } from './button.tsx';
import { sanitisedHtml } from './unsafe.ts';

/** A block that the organiser wrote, its texts in the language of the reader. */
export type OwnBlockFacts =
  /** Sanitised HTML. */
  | { readonly type: 'TEXT'; readonly html: string }
  | { readonly type: 'BUTTON'; readonly label: string; readonly href: string }
  | {
      readonly type: 'PICTURE';
      readonly src: string;
      /** That of the upload, in pixels; null when it is not known. */
      readonly width: number | null;
      readonly alt: string;
      /** Empty for a picture that leads nowhere. */
      readonly href: string;
    };

/** The width of the sheet inside its margins, in pixels. */
const SHEET_WIDTH = 544;

const PICTURE: CSSProperties = {
  display: 'block',
  maxWidth: '100%',
  height: 'auto',
  border: 0,
  borderRadius: 8,
};

/** A text, a picture or a button of the organiser's own. */
export function OwnBlock({ block }: { readonly block: OwnBlockFacts }) {
  if (block.type === 'TEXT') return <div dangerouslySetInnerHTML={sanitisedHtml(block.html)} />;
  if (block.type === 'BUTTON') return <Button href={block.href}>{block.label}</Button>;
  const { src, alt, href } = block;
  const width = Math.min(SHEET_WIDTH, block.width ?? SHEET_WIDTH);
  // a link needs a name
  const name = alt === '' && href !== '' ? new URL(href).hostname : alt;
  const picture = <img src={src} alt={name} width={width} style={PICTURE} />;
  return (
    <div style={{ margin: '20px 0' }}>{href === '' ? picture : <a href={href}>{picture}</a>}</div>
  );
}
