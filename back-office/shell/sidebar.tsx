import { ScrollArea, Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useSession } from '../data/session.tsx';
import { type MenuEntry, menuFor } from '../menu.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Icon } from './icons.tsx';

/** The menu by permission, in groups; as a `rail` its names stand beside what is pointed at. */
export function Sidebar({ rail }: { rail: boolean }) {
  const texts = useTexts('office');
  const { permissions } = useSession().collaborator;
  return (
    <ScrollArea flex={1} component="nav" aria-label="Menu" type="auto" scrollbarSize={8}>
      {menuFor(permissions).map(({ name, entries }) => (
        <div
          key={name ?? ''}
          role="group"
          aria-label={name === null ? undefined : texts.groups[name]}
        >
          {name === null ? null : (
            <div className="office-group" aria-hidden="true">
              <span>{texts.groups[name]}</span>
            </div>
          )}
          {entries.map((entry) => (
            <Entry key={entry.path} entry={entry} rail={rail} />
          ))}
        </div>
      ))}
    </ScrollArea>
  );
}

function Entry({ entry, rail }: { entry: MenuEntry; rail: boolean }) {
  const texts = useTexts('office');
  const name = texts.menu[entry.name];
  return (
    <NameBeside name={name} rail={rail} letter={entry.letter}>
      <NavLink to={entry.path}>
        <Icon name={entry.icon} size={17} />
        <span className="name">{name}</span>
        <span className="letter" aria-hidden="true">
          g {entry.letter}
        </span>
      </NavLink>
    </NameBeside>
  );
}

/** In a rail, the name of something when it is pointed at or has the focus. */
export function NameBeside(props: {
  name: string;
  rail: boolean;
  letter?: string;
  children: ReactNode;
}) {
  const label = props.letter === undefined ? props.name : `${props.name} · g ${props.letter}`;
  return (
    <Tooltip
      label={label}
      position="right"
      disabled={!props.rail}
      events={{ hover: true, focus: true, touch: false }}
      withinPortal
    >
      {props.children}
    </Tooltip>
  );
}
