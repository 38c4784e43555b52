import { Group, Text, UnstyledButton } from '@mantine/core';
import { useSession } from '../data/session.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { AccountMenu } from './account-menu.tsx';
import { Icon } from './icons.tsx';
import { openPalette } from './palette.tsx';
import { NameBeside, Sidebar } from './sidebar.tsx';
import type { useFolded } from './use-folded.ts';

/**
 * The bar with the organiser's name, the palette, the menu, the link to the public site, and the
 * signed-in user.
 */
export function MenuBar({ rail, beside, toggle }: ReturnType<typeof useFolded>) {
  const texts = useTexts('office');
  const { organiser } = useSession();
  return (
    <>
      <Group className="office-brand" gap={8} wrap="nowrap" visibleFrom="sm">
        <Mark />
        <Text className="name" fw={650} truncate title={organiser.name}>
          {organiser.name}
        </Text>
      </Group>
      <NameBeside name={texts.search_all} rail={rail}>
        <UnstyledButton onClick={openPalette} className="office-search">
          <Icon name="search" size={15} />
          <span className="name">{texts.search_all}</span>
          <kbd>Ctrl K</kbd>
        </UnstyledButton>
      </NameBeside>
      <Sidebar rail={rail} />
      <div className="office-nav-foot">
        {organiser.site === null ? null : (
          <NameBeside name={texts.see_site} rail={rail}>
            <a href={organiser.site} target="_blank" rel="noreferrer">
              <Icon name="out" size={17} />
              <span className="name">{texts.see_site}</span>
            </a>
          </NameBeside>
        )}
        {beside ? (
          <NameBeside name={texts.unfold_menu} rail={rail}>
            <UnstyledButton className="office-fold" onClick={toggle} aria-expanded={!rail}>
              <Icon name="fold" size={17} />
              <span className="name">{rail ? texts.unfold_menu : texts.fold_menu}</span>
            </UnstyledButton>
          </NameBeside>
        ) : null}
        <AccountMenu />
      </div>
    </>
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
