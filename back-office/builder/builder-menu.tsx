import { ActionIcon, Menu } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { ReactNode } from 'react';
import { useSession } from '../data/session.tsx';
import { Icon } from '../shell/icons.tsx';
import type { Dialog } from './builder-dialogs.tsx';
import type { PageActs } from './use-page-acts.ts';

/** The menu of the editor: its versions, the page on the site, and the acts on the whole page. */
export function BuilderMenu(props: {
  readonly title: string;
  readonly language: Language;
  readonly acts: PageActs;
  readonly onOpen: (dialog: Dialog) => void;
  /** Shown first, where the head has no room for it. */
  readonly children: ReactNode;
}) {
  const { acts, onOpen } = props;
  const texts = useTexts('office-builder');
  const versions = useTexts('office-versions');
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="default" size={30} aria-label={texts.more(props.title)}>
          <Icon name="more" size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown className="builder-menu">
        {props.children}
        <SeeOnSite path={acts.path} language={props.language} />
        <Menu.Item onClick={() => onOpen('versions')}>{versions.title}</Menu.Item>
        {acts.menu.map(({ label, run, red }) => (
          <Menu.Item key={label} onClick={run} {...(red === true ? { color: 'red' } : {})}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** The page as it is online, in the language that is written, in another tab. */
function SeeOnSite({
  path,
  language,
}: {
  readonly path: string | null;
  readonly language: Language;
}) {
  const { see_on_site } = useTexts('office');
  const { site } = useSession().organiser;
  if (path === null || site === null) return null;
  return (
    <Menu.Item
      component="a"
      href={`${site}/${language}${path === '/' ? '' : path}`}
      target="_blank"
      rel="noreferrer"
      rightSection={<Icon name="out" size={14} />}
    >
      {see_on_site}
    </Menu.Item>
  );
}
