import { ActionIcon, Drawer, Group, ScrollArea, Stack, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { Icon } from '../shell/icons.tsx';
import { leaveOpen } from './unsaved.ts';
import { SiteLink } from '../shell/site-link.tsx';
import { FootStrip } from '../shell/foot-strip.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly width?: number | undefined;
  /** The path of its page on the public site. */
  readonly page?: string | undefined;
  /** The buttons below, which do not scroll. */
  readonly foot?: ReactNode;
  /** True when nothing in it takes the focus, so that the keys scroll its text. */
  readonly isText?: boolean;
  readonly children: ReactNode;
}

/** The least width in pixels that must remain beside a panel for its list to stay in use. */
const LEAST_BESIDE = 240;

/**
 * A panel beside its list: where the window has room for both, the list stays in use and scrolls;
 * otherwise the panel covers it. Escape closes it.
 */
export function SidePanel(props: Props) {
  const texts = useTexts('office');
  const width = props.width ?? 560;
  const covers = useMediaQuery(`(max-width: ${width + LEAST_BESIDE}px)`, false, {
    getInitialValueInEffect: false,
  });
  const close = () => leaveOpen(props.onClose);
  return (
    <Drawer.Root
      opened
      onClose={() => (isCovered() ? undefined : close())}
      position="right"
      size={width}
      {...BESIDE}
    >
      <Drawer.Content className="office-panel" aria-label={props.title}>
        <FocusHere covers={covers} />
        <Stack h="100dvh" gap={0}>
          <Group
            wrap="nowrap"
            justify="space-between"
            px="md"
            py={10}
            className="office-panel-head"
          >
            <Title order={2} lineClamp={2} flex={1}>
              {props.title}
            </Title>
            {props.page === undefined ? null : <SiteLink path={props.page} />}
            <ActionIcon variant="subtle" color="gray.7" onClick={close} aria-label={texts.close}>
              <Icon name="close" />
            </ActionIcon>
          </Group>
          <ScrollArea
            flex={1}
            px="md"
            py="sm"
            type="auto"
            {...(props.isText === true ? { viewportProps: { tabIndex: 0 } } : {})}
          >
            {props.children}
          </ScrollArea>
          <FootStrip />
          {props.foot === undefined ? null : (
            <Group px="md" py={10} gap="xs" className="office-panel-foot">
              {props.foot}
            </Group>
          )}
        </Stack>
      </Drawer.Content>
    </Drawer.Root>
  );
}

/** True when something covers the panel, so that Escape applies to that alone. */
function isCovered(): boolean {
  const inDropdown = document.activeElement?.closest('.mantine-Popover-dropdown') ?? null;
  const dialog = document.querySelector('[role=dialog][aria-modal=true]:not(.office-panel)');
  return inDropdown !== null || dialog !== null;
}

/**
 * Takes the focus when the panel opens and gives it back when it closes. A page that the panel
 * covers cannot be reached meanwhile, by Tab or by a screen reader.
 */
function FocusHere({ covers }: { covers: boolean }) {
  const here = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const panel = here.current?.closest<HTMLElement>('[role=dialog]');
    // Mantine marks every drawer as blocking everything beside it; here the list stays in use
    panel?.setAttribute('aria-modal', String(covers));
    closeBelow();
    return () => {
      panel?.setAttribute('aria-modal', 'false');
      closeBelow();
    };
  }, [covers]);
  useEffect(() => {
    const before = document.activeElement;
    const panel = here.current?.closest<HTMLElement>('[role=dialog]');
    const first = panel?.querySelector<HTMLElement>('[data-autofocus]') ?? panel;
    if (panel?.contains(before) === false) first?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected)
        before.focus({ preventScroll: true });
    };
  }, []);
  return <span ref={here} hidden />;
}

/**
 * Makes the page unreachable while a panel covers it. Dialogs and dropdowns are outside the page.
 */
function closeBelow(): void {
  const page = document.querySelector('.mantine-AppShell-root');
  const panel = document.querySelector('.office-panel[aria-modal=true]');
  page?.toggleAttribute('inert', panel !== null);
}

const BESIDE = {
  lockScroll: false,
  trapFocus: false,
  closeOnClickOutside: false,
  keepMounted: false,
  transitionProps: { duration: 150 },
} as const;
