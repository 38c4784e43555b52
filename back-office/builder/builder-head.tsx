import { ActionIcon, Button, Group, Menu, SegmentedControl, Switch, Text } from '@mantine/core';
import { useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { isLanguage, type Language } from '@ribambelle/domain/base/languages.ts';
import { Link, useLocation } from 'react-router';
import { useOfferedLanguages, useSession } from '../data/session.tsx';
import { addressBefore } from '../panels/way-back.ts';
import { Icon } from '../shell/icons.tsx';
import { nameOfLanguage } from '../texts/language.ts';
import type { Dialog } from './builder-dialogs.tsx';
import type { Keeping } from './draft-keeping.ts';
import { type Width, WIDTHS } from './stage.tsx';
import type { Editor } from './use-editor.ts';
import type { PageActs } from './use-page-acts.ts';

/** The way in which a page is looked at: language, several languages at once, width. */
export interface View {
  readonly language: Language;
  readonly side_by_side: boolean;
  readonly width: Width;
}

interface Props {
  readonly title: string;
  readonly editor: Editor;
  readonly view: View;
  readonly onView: (view: View) => void;
  readonly disabled: boolean;
  readonly onOpen: (dialog: Dialog) => void;
  readonly acts: PageActs;
}

/** The upper edge of the editor: the page, undo, language, width, what is kept, and publishing. */
export function BuilderHead(props: Props) {
  const { editor, view, onView, disabled } = props;
  const texts = useTexts('office-builder');
  const versions = useTexts('office-versions');
  const reader = useLanguage();
  const languages = useOfferedLanguages();
  const { past, future } = editor.history;
  return (
    <header className="builder-head">
      <BackLink />
      <h1>{props.title}</h1>
      <KeptState keeping={editor.keeping} />
      <Group gap={2} wrap="nowrap">
        <ActionIcon
          variant="subtle"
          color="gray.8"
          aria-label={texts.undo}
          title={`${texts.undo} (Ctrl+Z)`}
          disabled={disabled || past.length === 0}
          onClick={editor.undo}
        >
          <Icon name="undo" />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray.8"
          aria-label={texts.redo}
          title={`${texts.redo} (Ctrl+Y)`}
          disabled={disabled || future.length === 0}
          onClick={editor.redo}
        >
          <Icon name="redo" />
        </ActionIcon>
      </Group>
      <SegmentedControl
        size="xs"
        aria-label={texts.width}
        value={String(view.width)}
        data={WIDTHS.map((width) => ({ value: String(width), label: texts.widths[width] }))}
        onChange={(width) =>
          onView({ ...view, width: WIDTHS.find((each) => String(each) === width) ?? view.width })
        }
      />
      {languages.length === 1 ? null : (
        <Group gap="xs" wrap="nowrap">
          <SegmentedControl
            size="xs"
            aria-label={texts.language}
            value={view.language}
            data={languages.map((language) => ({
              value: language,
              label: nameOfLanguage(language, reader),
            }))}
            onChange={(language) => {
              if (isLanguage(language)) onView({ ...view, language });
            }}
          />
          <Switch
            size="xs"
            label={texts.side_by_side}
            title={texts.side_by_side_help}
            checked={view.side_by_side}
            onChange={(event) => onView({ ...view, side_by_side: event.currentTarget.checked })}
          />
        </Group>
      )}
      <Group gap="xs" ml="auto" wrap="nowrap">
        <Button variant="default" size="xs" onClick={() => props.onOpen('settings')}>
          {texts.page_settings}
        </Button>
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <ActionIcon variant="default" size={30} aria-label={texts.more(props.title)}>
              <Icon name="more" size={16} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <SeeOnSite path={props.acts.path} language={view.language} />
            <Menu.Item onClick={() => props.onOpen('versions')}>{versions.title}</Menu.Item>
            {props.acts.menu.map(({ label, run, red }) => (
              <Menu.Item key={label} onClick={run} {...(red === true ? { color: 'red' } : {})}>
                {label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
        {disabled ? null : (
          <Button
            size="xs"
            disabled={!props.acts.publishable}
            title={props.acts.publishable ? '' : texts.nothing_to_publish}
            onClick={() => props.onOpen('publish')}
          >
            {texts.publish}
          </Button>
        )}
      </Group>
    </header>
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

/** The way back to the page of a followed link, or to the list of pages. */
function BackLink() {
  const texts = useTexts('office-builder');
  const office = useTexts('office');
  const before = addressBefore(useLocation().state);
  const label = before === null ? texts.back : office.go_back;
  const to = before === null ? '/pages' : { pathname: before.pathname, search: before.search };
  return (
    <Link className="office-back" to={to} state={before?.state} aria-label={label} title={label}>
      <Icon name="left" size={15} />
    </Link>
  );
}

/** How far the writing has come to the server, in a word. */
function KeptState({ keeping }: { readonly keeping: Keeping }) {
  const texts = useTexts('office-builder');
  const words = {
    saved: texts.saved,
    waiting: texts.waiting,
    saving: texts.saving,
    offline: texts.offline,
    refused: texts.refused,
    conflict: texts.refused,
  }[keeping.state];
  const isBad = ['offline', 'refused', 'conflict'].includes(keeping.state);
  return (
    <Text
      size="xs"
      c={isBad ? 'red.8' : 'dimmed'}
      role="status"
      className="builder-kept"
      title={keeping.state === 'refused' ? keeping.sentence : words}
    >
      {keeping.state === 'refused' ? `${words} : ${keeping.sentence}` : words}
    </Text>
  );
}
