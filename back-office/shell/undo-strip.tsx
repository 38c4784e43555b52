import { Button } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useEffect, useRef, useState } from 'react';
import { forgetUndo, holdUndo, type Offer, takeUndo, useOffers } from '../data/undo.ts';

const strips: { readonly show: (shown: boolean) => void }[] = [];

function showLast(): void {
  for (const [index, { show }] of strips.entries()) show(index === strips.length - 1);
}

/** Whether this is the strip that was opened last: a panel's own comes before the page's, which may lie under it. */
function useIsLast(): boolean {
  const [shown, show] = useState(false);
  useEffect(() => {
    const strip = { show };
    strips.push(strip);
    showLast();
    return () => {
      strips.splice(strips.indexOf(strip), 1);
      showLast();
    };
  }, []);
  return shown;
}

/** What was just done, with a button that undoes it for ten seconds. It has a place of its own and covers nothing. */
export function UndoStrip() {
  const texts = useTexts('office');
  const offers = useOffers();
  const shown = useIsLast();
  return (
    <div className="office-undo" role="status" aria-label={texts.undo.label}>
      {shown ? offers.map((offer) => <OneOffer key={offer.key} offer={offer} />) : null}
    </div>
  );
}

/** Of which offer the button was last in focus: it stays so where the offer goes on in the strip of the page, once its panel is gone. */
let at_button: number | null = null;

function OneOffer({ offer: { key, said, left } }: { offer: Offer }) {
  const { undo } = useTexts('office');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (at_button === key) button.current?.focus({ preventScroll: true });
    // what goes away under the pointer or the focus says nothing when it does
    return () => holdUndo(false);
  }, [key]);
  return (
    <p>
      <span>{said}</span>
      <Button
        ref={button}
        size="compact-sm"
        variant="white"
        aria-label={undo.of(said)}
        aria-keyshortcuts="Control+Z Meta+Z"
        rightSection={<span aria-hidden="true">{undo.seconds(left)}</span>}
        onMouseEnter={() => holdUndo(true)}
        onMouseLeave={() => holdUndo(false)}
        onFocus={() => {
          at_button = key;
          holdUndo(true);
        }}
        onBlur={() => {
          at_button = null;
          holdUndo(false);
        }}
        onClick={() => takeUndo(key)}
      >
        {undo.button}
      </Button>
      <kbd aria-hidden="true">{undo.hint}</kbd>
    </p>
  );
}

/** Ctrl or Cmd and Z undoes what was done last, outside of fields, where it belongs to what is typed. */
export function useUndoKey(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.shiftKey || event.altKey) return;
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey)) return;
      if (isWriting(event.target)) return;
      if (takeUndo()) event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => {
      window.removeEventListener('keydown', press);
      forgetUndo();
    };
  }, []);
}

function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.closest('input, textarea, select') !== null;
}
