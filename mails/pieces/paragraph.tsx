import type { ReactNode } from 'react';

export function Paragraph({ children }: { children: ReactNode }) {
  return <p style={{ margin: '16px 0' }}>{children}</p>;
}
