import { ActionIcon, Menu } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { hasRoom, moveLink, type OutlinePath } from '@ribambelle/domain/website/menu-outline.ts';
import { Icon } from '../../shell/icons.tsx';
import type { MenuLink } from './menu-outline-links.ts';
import type { MenuActs } from './use-menu-acts.ts';

const MOVES = ['up', 'down', 'in', 'out'] as const;

/** The acts on a link of the menu, those that are possible where it stands. */
export function MenuRowActs(props: {
  readonly all: readonly MenuLink[];
  readonly path: OutlinePath;
  readonly name: string;
  readonly acts: MenuActs;
}) {
  const { all, path, name, acts } = props;
  const texts = useTexts('office-site');
  const { move: words } = useTexts('office-themes');
  const possible_moves = MOVES.filter((move) => moveLink(all, { path, move }) !== null);
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon
          size="sm"
          variant="subtle"
          color="gray"
          className="office-menu-more"
          aria-label={texts.link_more(name)}
        >
          <Icon name="more" size={15} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {path.length < 3 ? (
          <Menu.Item
            disabled={!hasRoom(all, [...path, 0])}
            leftSection={<Icon name="plus" size={14} />}
            onClick={() => acts.add(path)}
          >
            {texts.add_sublink_of(name)}
          </Menu.Item>
        ) : null}
        {possible_moves.map((move) => (
          <Menu.Item key={move} onClick={() => acts.move(path, move)}>
            {words[move]}
          </Menu.Item>
        ))}
        <Menu.Item color="red" onClick={() => acts.remove(path)}>
          {texts.remove_link}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
