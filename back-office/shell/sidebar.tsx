import { ScrollArea } from '@mantine/core';
import { NavLink } from 'react-router';
import { useSession } from '../data/session.tsx';
import { menuFor } from '../menu.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Icon } from './icons.tsx';

/** The menu by permission. */
export function Sidebar() {
  const texts = useTexts('office');
  const { permissions } = useSession().collaborator;
  return (
    <ScrollArea flex={1} component="nav" aria-label="Menu">
      {menuFor(permissions).map(({ name, entries }) => (
        <div key={name ?? ''}>
          {name === null ? null : <div className="office-group">{texts.groups[name]}</div>}
          {entries.map((entry) => (
            <NavLink key={entry.path} to={entry.path}>
              <Icon name={entry.icon} />
              {texts.menu[entry.name]}
              <span className="letter" aria-hidden="true">
                g {entry.letter}
              </span>
            </NavLink>
          ))}
        </div>
      ))}
    </ScrollArea>
  );
}
