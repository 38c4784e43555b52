import type { ReactNode } from 'react';
import { Title } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Link, useLocation } from 'react-router';
import { addressBefore } from '../panels/way-back.ts';
import { Icon } from './icons.tsx';

/**
 * A page: its title and its tools on one line, the content `below` them, and the content that
 * scrolls.
 */
export function Page(props: {
  title: string;
  tools?: ReactNode;
  /** True for a page that leads back to where the user came from: the pages of the first steps. */
  back?: boolean;
  below?: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      <title>{`${props.title} · Ribambelle`}</title>
      <header className="office-page-head">
        {props.back === true ? <BackWhence /> : null}
        <Title order={1}>{props.title}</Title>
        {props.tools}
      </header>
      {props.below}
      <div className="office-page-body">{props.children}</div>
    </>
  );
}

/** The link back to the page of a followed link; nothing for a user who came by the menu. */
function BackWhence() {
  const texts = useTexts('office');
  const before = addressBefore(useLocation().state);
  if (before === null) return null;
  const { pathname, search, state } = before;
  return (
    <Link className="office-back" to={{ pathname, search }} state={state}>
      <Icon name="left" size={15} />
      {texts.go_back}
    </Link>
  );
}
