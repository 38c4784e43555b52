import { ActionIcon, AppShell, Box, Group, Text, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useSession } from '../data/session.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { AccountMenu } from './account-menu.tsx';
import { Icon } from './icons.tsx';
import { Palette, openPalette } from './palette.tsx';
import { Sidebar } from './sidebar.tsx';
import { useGoKeys } from './use-go-keys.ts';
import { Waiting } from './waiting.tsx';

/** The frame of every page: menu on the left (behind a button on a phone), the page beside it. */
export function Shell() {
  const texts = useTexts('office');
  const { organiser } = useSession();
  const [opened, { close, toggle }] = useDisclosure(false);
  const { pathname } = useLocation();
  useGoKeys();
  useEffect(() => close(), [pathname, close]);
  return (
    <AppShell
      navbar={{ width: 216, breakpoint: 'sm', collapsed: { mobile: !opened } }}
      header={{ height: { base: 48, sm: 0 } }}
      transitionDuration={150}
    >
      <AppShell.Header hiddenFrom="sm" px="xs">
        <Group h="100%" gap="xs" wrap="nowrap">
          <ActionIcon variant="subtle" color="gray.8" size="lg" onClick={toggle} aria-expanded={opened} aria-label={texts.open_menu}>
            <Icon name="activities" />
          </ActionIcon>
          <Text fw={650} truncate flex={1}>
            {organiser.name}
          </Text>
          <ActionIcon variant="subtle" color="gray.8" size="lg" onClick={openPalette} aria-label={texts.search_all}>
            <Icon name="search" />
          </ActionIcon>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar className="office-nav" p={8}>
        <Group gap={8} wrap="nowrap" px={6} py={8} visibleFrom="sm">
          <Mark />
          <Text fw={650} truncate title={organiser.name}>
            {organiser.name}
          </Text>
        </Group>
        <UnstyledButton onClick={openPalette} className="office-search" mx={2} mb={6}>
          <Icon name="search" size={15} />
          <span>{texts.search_all}</span>
          <kbd>Ctrl K</kbd>
        </UnstyledButton>
        <Sidebar />
        <AccountMenu />
      </AppShell.Navbar>
      <AppShell.Main>
        <Suspense fallback={<Waiting />}>
          <Box className="office-page">
            <Outlet />
          </Box>
        </Suspense>
      </AppShell.Main>
      <Palette />
    </AppShell>
  );
}

function Mark() {
  return (
    <svg width="24" height="24" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="#0f5257" />
      <circle cx="10" cy="20" r="4" fill="#f3efe8" />
      <circle cx="16" cy="13" r="4" fill="#e9a23b" />
      <circle cx="22" cy="20" r="4" fill="#f3efe8" />
    </svg>
  );
}
