import type { ReactNode } from 'react';
import { Title } from '@mantine/core';

/** A page: its name and its tools on one line, what stands `below` them, and what scrolls. */
export function Page(props: {
  title: string;
  tools?: ReactNode;
  below?: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      <title>{`${props.title} · Ribambelle`}</title>
      <header className="office-page-head">
        <Title order={1}>{props.title}</Title>
        {props.tools}
      </header>
      {props.below}
      <div className="office-page-body">{props.children}</div>
    </>
  );
}
