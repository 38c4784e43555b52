import { useLayoutEffect } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../data/session.tsx';
import { menuFor } from '../menu.ts';
import { openPalette } from './palette.tsx';

const SECOND_KEY_MILLIS = 1200;

/**
 * Listens for keys: `g` and a letter goes to a page, `/` to the search field of the page, `n` makes
 * a new record of its list.
 */
export function useGoKeys(): void {
  const navigate = useNavigate();
  const { permissions } = useSession().collaborator;
  // from the moment when it is on the screen
  useLayoutEffect(() => {
    const paths = new Map(
      menuFor(permissions).flatMap(({ entries }) =>
        entries.map(({ letter, path }) => [letter, path] as const),
      ),
    );
    let began = Number.NEGATIVE_INFINITY;
    const press = (event: KeyboardEvent) => {
      if (
        event.defaultPrevented ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        isTyping(event.target)
      )
        return;
      const path = event.timeStamp - began < SECOND_KEY_MILLIS ? paths.get(event.key) : undefined;
      began = event.key === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY;
      if (path !== undefined) void navigate(path);
      else if (event.key === '/') search();
      else if (event.key === 'n') document.querySelector<HTMLElement>('[data-new]')?.click();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [navigate, permissions]);
}

function search(): void {
  const field = document.querySelector<HTMLInputElement>('input[data-search]');
  if (field === null) {
    openPalette();
    return;
  }
  field.focus();
  field.select();
}

/** True while a key belongs to a field, a dialog or a menu. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable ||
    target.closest('input, textarea, select, [role=dialog], [role=listbox], [role=menu]') !== null
  );
}
