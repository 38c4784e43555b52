import { Button, CloseButton } from '@mantine/core';
import { useFocusWithin, useHover, useMergedRef } from '@mantine/hooks';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useEffect, useRef, useState } from 'react';
import { hideMessage, holdMessages, type Message, useMessages } from '../data/messages.ts';
import { forgetUndo, holdUndo, type Offer, takeUndo, useOffers } from '../data/undo.ts';
import { Icon } from './icons.tsx';

type Strips = { readonly show: (shown: boolean) => void }[];

const strips: Strips = [];
/**
 * The strips that offer to undo; those of dialogs do not, because nobody undoes an act beneath a
 * question.
 */
const undo_strips: Strips = [];

function showLast(among: Strips): void {
  for (const [index, { show }] of among.entries()) show(index === among.length - 1);
}

/**
 * True for the strip that was opened last: that of a panel comes before that of the page, which the
 * panel may cover.
 */
function useIsLast(among: Strips, takes_part = true): boolean {
  const [is_last, show] = useState(false);
  useEffect(() => {
    if (!takes_part) return;
    const strip = { show };
    among.push(strip);
    showLast(among);
    return () => {
      among.splice(among.indexOf(strip), 1);
      showLast(among);
    };
  }, [among, takes_part]);
  return is_last;
}

/**
 * The acts of the last ten seconds with a button that undoes them, and messages that show for a
 * moment. The strip has its own place at the foot of the page, of the panel or of the dialog that
 * was opened last, and covers nothing. A dialog undoes nothing.
 */
export function FootStrip({ in_dialog = false }: { in_dialog?: boolean }) {
  const texts = useTexts('office');
  const offers = useOffers();
  const messages = useMessages();
  const is_last = useIsLast(strips);
  const undoes = useIsLast(undo_strips, !in_dialog);
  const refusals = messages.filter(({ color }) => color === 'red');
  const others = messages.filter(({ color }) => color !== 'red');
  return (
    <>
      {is_last && refusals.length > 0 ? (
        <div className="office-undo" role="alert">
          {refusals.map((message) => (
            <OneMessage key={message.key} message={message} />
          ))}
        </div>
      ) : null}
      <div className="office-undo" role="status" aria-label={texts.undo.label}>
        {is_last
          ? others.map((message) => <OneMessage key={message.key} message={message} />)
          : null}
        {undoes ? offers.map((offer) => <OneOffer key={offer.key} offer={offer} />) : null}
      </div>
    </>
  );
}

const ICONS = { green: 'done', yellow: 'warning', red: 'warning' } as const;

function OneMessage({ message: { key, message, color } }: { message: Message }) {
  const { hide_message } = useTexts('office');
  const { hovered, ref: under } = useHover<HTMLParagraphElement>();
  const { focused, ref: around } = useFocusWithin<HTMLParagraphElement>();
  const ref = useMergedRef(under, around);
  useEffect(() => {
    holdMessages(hovered || focused);
    // an element removed under the pointer or the focus fires no event
    return () => holdMessages(false);
  }, [hovered, focused]);
  return (
    <p ref={ref} className="office-message" data-color={color}>
      <Icon name={ICONS[color]} size={16} />
      <span>{message}</span>
      <CloseButton
        size="sm"
        variant="transparent"
        aria-label={hide_message}
        onClick={() => hideMessage(key)}
      />
    </p>
  );
}

/**
 * The key of the offer with the last focused button: it keeps the focus when the offer goes on in
 * the strip of the page, once its panel is gone.
 */
let at_button: number | null = null;

function OneOffer({ offer: { key, said, left } }: { offer: Offer }) {
  const { undo } = useTexts('office');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (at_button === key) button.current?.focus({ preventScroll: true });
    // an element removed under the pointer or the focus fires no event
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

/** Makes Ctrl or Cmd and Z undo the last act, except in fields, where it undoes typing. */
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
