import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';

/** The tabs of a record, as links; arrows move between them, and on a phone they scroll. */
export function RecordTabs(props: {
  path: string;
  /** The title of the record. */
  of: string;
  tabs: readonly { readonly path: string; readonly name: string }[];
}) {
  const texts = useTexts('office-records');
  const { pathname, state } = useLocation();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = nav.current?.querySelector('[aria-current]');
    current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [pathname]);
  return (
    <nav className="office-tabs" aria-label={texts.parts_of(props.of)} ref={nav}>
      {props.tabs.map(({ path, name }) => {
        const to = `${props.path}/${path}`;
        return (
          <Link
            key={path}
            to={to}
            state={state}
            onKeyDown={move}
            aria-current={pathname === to ? 'page' : undefined}
          >
            {name}
          </Link>
        );
      })}
    </nav>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Moves the focus to the next or the previous tab; Enter opens it. */
function move(event: KeyboardEvent<HTMLAnchorElement>): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const links = [...(event.currentTarget.closest('nav')?.querySelectorAll('a') ?? [])];
  const at = links.indexOf(event.currentTarget);
  links[Math.max(0, Math.min(links.length - 1, at + step))]?.focus();
  event.preventDefault();
}
