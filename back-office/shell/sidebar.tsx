import { ScrollArea, Tooltip, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { answers } from '../data/client.ts';
import { useSession } from '../data/session.tsx';
import { isAt, menuFor, splitEntries } from '../menu.ts';
import type { MenuArea, MenuEntry } from '../menu-area.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Icon } from './icons.tsx';

/**
 * The menu by permission: the jobs, and the pages of the open job below it; as a `rail`, names show
 * beside the pointed entry.
 */
export function Sidebar({ rail }: { rail: boolean }) {
  const { permissions } = useSession().collaborator;
  return (
    <ScrollArea flex={1} component="nav" aria-label="Menu" type="auto" scrollbarSize={8}>
      {menuFor(permissions).map((area) => (
        <Area key={area.name} area={area} rail={rail} />
      ))}
    </ScrollArea>
  );
}

function Area({ area, rail }: { area: MenuArea; rail: boolean }) {
  const texts = useTexts('office');
  const { pathname } = useLocation();
  const { entries, icon } = area;
  const name = texts.areas[area.name];
  const [first] = entries;
  if (first === undefined) return null;
  const here = entries.some((entry) => isAt(entry, pathname));
  const pages = here && entries.length > 1 ? entries : [];
  return (
    <>
      <NameBeside name={name} rail={rail} letter={first.letter}>
        <Link
          to={first.path}
          className={here ? (pages.length > 0 ? 'around' : 'active') : ''}
          aria-current={here && pages.length === 0 ? 'page' : undefined}
        >
          <Icon name={icon} size={17} />
          <span className="name">{name}</span>
          <Letter of={first} />
        </Link>
      </NameBeside>
      {pages.length === 0 ? null : (
        <div role="group" aria-label={name} className="office-area">
          <Pages pages={pages} rail={rail} />
        </div>
      )}
    </>
  );
}

/** The pages of a job: first those in use by the organiser; the others are behind one press. */
function Pages({ pages, rail }: { pages: readonly MenuEntry[]; rail: boolean }) {
  const texts = useTexts('office');
  const { in_use } = useSession().organiser;
  const { pathname } = useLocation();
  const [is_open, setOpen] = useState(false);
  const { shown, more } = splitEntries(pages, { in_use, address: pathname });
  const begun_path = shown.find(({ of }) => of !== undefined && !in_use.includes(of))?.path;
  // a user who leaves a page that was empty may have made its first record
  useEffect(
    () =>
      begun_path === undefined ? undefined : () => void answers.invalidate('getOfficeSession'),
    [begun_path],
  );
  return (
    <>
      {(is_open ? pages : shown).map((entry) => (
        <NameBeside
          key={entry.path}
          name={texts.menu[entry.name]}
          rail={rail}
          letter={entry.letter}
        >
          <NavLink to={entry.path}>
            {rail ? <Icon name={entry.icon} size={15} /> : null}
            <span className="name">{texts.menu[entry.name]}</span>
            {entry.name === 'registration_requests' ? <Waiting /> : null}
            <Letter of={entry} />
          </NavLink>
        </NameBeside>
      ))}
      {more.length === 0 ? null : (
        <NameBeside name={is_open ? texts.less_pages : texts.more_pages(more.length)} rail={rail}>
          <UnstyledButton
            className="office-more-pages"
            aria-expanded={is_open}
            onClick={() => setOpen(!is_open)}
          >
            {rail ? <Icon name="plus" size={15} /> : null}
            <span className="name">
              {is_open ? texts.less_pages : texts.more_pages(more.length)}
            </span>
          </UnstyledButton>
        </NameBeside>
      )}
    </>
  );
}

/** The number of registration requests that wait for an answer; nothing while there are none. */
function Waiting() {
  const texts = useTexts('office');
  const { count = 0 } =
    useCall('listOfficeRegistrationRequests', { status: 'PENDING', page_size: 1 }).data ?? {};
  if (count === 0) return null;
  return (
    <>
      <span className="waiting" aria-hidden="true">
        {count}
      </span>
      <VisuallyHidden>{texts.waiting(count)}</VisuallyHidden>
    </>
  );
}

function Letter({ of }: { of: MenuEntry }) {
  if (of.letter === undefined) return null;
  return (
    <span className="letter" aria-hidden="true">
      g {of.letter}
    </span>
  );
}

/** The name of an entry in a rail, shown while it is pointed at or has the focus. */
export function NameBeside(props: {
  name: string;
  rail: boolean;
  letter?: string | undefined;
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
