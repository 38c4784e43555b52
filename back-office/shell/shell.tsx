import { ActionIcon, AppShell, Box, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Suspense, useEffect } from 'react';
import { Outlet, useLocation, useMatch } from 'react-router';
import { MarksProvider } from '../data/marks-context.tsx';
import { useSession } from '../data/session.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Icon } from './icons.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { MailBanner } from './mail-banner.tsx';
import { MenuBar } from './menu-bar.tsx';
import { Palette, openPalette } from './palette.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { SignInDialog } from './sign-in-dialog.tsx';
import { useFolded } from './use-folded.ts';
import { useGoKeys } from './use-go-keys.ts';
import { useIdle } from './use-idle.ts';
import { FootStrip, useUndoKey } from './foot-strip.tsx';
import { UnsentMarks } from './unsent-marks.tsx';
import { Waiting } from './waiting.tsx';

const NAMES = 208;
const RAIL = 56;

/** The frame of every page: menu on the left (behind a button on a phone), the page beside it. */
export function Shell() {
  const texts = useTexts('office');
  const { organiser } = useSession();
  const [is_open, { close, toggle }] = useDisclosure(false);
  const { pathname } = useLocation();
  const folded = useFolded();
  /** The editor of a page needs all the room that there is. */
  const is_editor = useMatch('/pages/:page') !== null;
  useGoKeys();
  useIdle();
  useUndoKey();
  useEffect(() => close(), [pathname, close]);
  return (
    <AppShell
      navbar={{
        width: { base: 260, sm: folded.rail ? RAIL : NAMES },
        breakpoint: 'sm',
        collapsed: { mobile: !is_open, desktop: is_editor },
      }}
      header={{ height: { base: 48, sm: 0 } }}
      transitionDuration={150}
    >
      <AppShell.Header hiddenFrom="sm" px="xs">
        <Group h="100%" gap="xs" wrap="nowrap">
          <ActionIcon
            variant="subtle"
            color="gray.8"
            size="lg"
            onClick={toggle}
            aria-expanded={is_open}
            aria-label={texts.open_menu}
          >
            <Icon name={is_open ? 'close' : 'activities'} />
          </ActionIcon>
          <Text fw={650} truncate flex={1}>
            {organiser.name}
          </Text>
          <ActionIcon
            variant="subtle"
            color="gray.8"
            size="lg"
            onClick={openPalette}
            aria-label={texts.search_all}
          >
            <Icon name="search" />
          </ActionIcon>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar
        className="office-nav"
        p={8}
        data-rail={folded.rail || undefined}
        // a menu out of sight is out of reach: otherwise Tab would go through all of it
        inert={is_editor ? !is_open : !folded.beside && !is_open}
      >
        <MenuBar {...folded} />
      </AppShell.Navbar>
      <AppShell.Main>
        <Suspense fallback={<Waiting />}>
          <Box className="office-page">
            {organiser.test_mode ? <p className="office-test-mode">{texts.test_mode}</p> : null}
            <MailBanner />
            <MarksProvider>
              <UnsentMarks />
              <Outlet />
            </MarksProvider>
            <FootStrip />
          </Box>
        </Suspense>
      </AppShell.Main>
      <Palette />
      <PasswordDialog />
      <LeaveGuard />
      <SignInDialog />
    </AppShell>
  );
}
