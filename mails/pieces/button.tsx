import type { CSSProperties } from 'react';
import { COLOURS } from './colours.ts';

const BUTTON: CSSProperties = {
  display: 'inline-block',
  padding: '12px 20px',
  borderRadius: 8,
  backgroundColor: COLOURS.ink,
  color: COLOURS.sheet,
  textDecoration: 'none',
  fontWeight: 600,
};

/** The one action to take: a dark button, so that it reads next to any accent colour. */
export function Button({ href, children }: { href: string; children: string }) {
  return (
    <p style={{ margin: '20px 0' }}>
      <a href={href} style={BUTTON}>
        {children}
      </a>
    </p>
  );
}
