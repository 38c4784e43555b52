import { ActionIcon, Button, Group, Menu, Text } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Link, useLocation } from 'react-router';
import { addressBefore } from '../panels/way-back.ts';
import { Icon } from '../shell/icons.tsx';
import type { Dialog } from './builder-dialogs.tsx';
import { BuilderMenu } from './builder-menu.tsx';
import type { Keeping } from './draft-keeping.ts';
import type { Editor } from './use-editor.ts';
import { useNarrow } from './use-narrow.ts';
import type { PageActs } from './use-page-acts.ts';
import { type View, ViewChoice, ViewMenu } from './view-choice.tsx';

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
  const { editor, view, onView, disabled, onOpen, acts } = props;
  const texts = useTexts('office-builder');
  const isNarrow = useNarrow();
  const openSettings = () => onOpen('settings');
  return (
    <header className="builder-head">
      <BackLink />
      <h1>{props.title}</h1>
      <KeptState keeping={editor.keeping} />
      <Steps editor={editor} disabled={disabled} />
      {isNarrow ? null : <ViewChoice view={view} onView={onView} />}
      <Group className="builder-head-end" gap="xs" wrap="nowrap">
        {isNarrow ? null : (
          <Button variant="default" size="xs" onClick={openSettings}>
            {texts.page_settings}
          </Button>
        )}
        <BuilderMenu title={props.title} language={view.language} acts={acts} onOpen={onOpen}>
          {isNarrow ? (
            <>
              <ViewMenu view={view} onView={onView} />
              <Menu.Item onClick={openSettings}>{texts.page_settings}</Menu.Item>
            </>
          ) : null}
        </BuilderMenu>
        {disabled ? null : (
          <Button
            size="xs"
            disabled={!acts.publishable}
            title={acts.publishable ? '' : texts.nothing_to_publish}
            onClick={() => onOpen('publish')}
          >
            {texts.publish}
          </Button>
        )}
      </Group>
    </header>
  );
}

/** The steps back and forth. */
function Steps({ editor, disabled }: Pick<Props, 'editor' | 'disabled'>) {
  const texts = useTexts('office-builder');
  const { past, future } = editor.history;
  return (
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
      data-bad={isBad || undefined}
      title={keeping.state === 'refused' ? keeping.sentence : words}
    >
      {keeping.state === 'refused' ? `${words} : ${keeping.sentence}` : words}
    </Text>
  );
}
