import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { TextInput } from '@ribambelle/ui/forms/text-input.tsx';
import { classNames } from '@ribambelle/ui/styles/class-names.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { type KeyboardEvent, type ReactElement, useEffect, useId, useRef, useState } from 'react';
import type { ProposedAddress } from './address-values.ts';
import styles from './address-search.module.css';

/** Milliseconds without typing before addresses are looked up (1 §9.1). */
const DEBOUNCE = 500;

/** Proposes addresses while somebody types; arrows and Enter choose, Escape closes. */
export const AddressSearch = ({
  onPick,
}: {
  readonly onPick: (proposed: ProposedAddress) => void;
}): ReactElement => {
  const texts = useTexts('customers');
  const id = useId();
  const [text, setText] = useState('');
  const [marked_index, setMarkedIndex] = useState(0);
  const { found, clear } = useProposals(text);
  const [is_here, setHere] = useState(false);
  // an answer that arrives when the next field has the focus opens nothing
  const open = is_here && found.length > 0;
  const list = useRef<HTMLUListElement>(null);
  // on a phone the list would open under the keyboard
  useEffect(() => {
    if (open) list.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  const pick = (proposal: ProposedAddress | undefined) => {
    if (proposal === undefined) return;
    setText('');
    clear();
    onPick(proposal);
  };
  const press = (event: KeyboardEvent) => {
    if (!open) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 && event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    if (step !== 0) setMarkedIndex((marked_index + step + found.length) % found.length);
    else if (event.key === 'Enter') pick(found[marked_index]);
    else clear();
  };
  return (
    <div
      className={styles.search}
      onFocus={() => setHere(true)}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        setHere(false);
        clear();
      }}
    >
      <TextInput
        label={texts.address_search}
        description={texts.address_search_help}
        value={text}
        onChange={(event) => (setText(event.currentTarget.value), setMarkedIndex(0))}
        onKeyDown={press}
        autoComplete="off"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-activedescendant={open ? `${id}-${marked_index}` : undefined}
      />
      <ul
        ref={list}
        className={styles.list}
        id={`${id}-list`}
        role="listbox"
        aria-label={texts.address_search}
        hidden={!open}
      >
        {found.map((proposal, index) => (
          <li
            key={proposal.address}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === marked_index}
            className={classNames(styles.option, index === marked_index && styles.marked)}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => pick(proposal)}
          >
            {proposal.address}
          </li>
        ))}
      </ul>
    </div>
  );
};

function useProposals(text: string): { found: readonly ProposedAddress[]; clear: () => void } {
  const call = useClient();
  const [proposals, setProposals] = useState<readonly ProposedAddress[]>([]);
  useEffect(() => {
    let current = true;
    const timer = setTimeout(() => {
      if (text.trim().length < 2) setProposals([]);
      else
        call('autofillAddresses', { search: text.slice(0, 200) }).then(
          ({ data }) => current && setProposals(data),
          () => current && setProposals([]),
        );
    }, DEBOUNCE);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [text, call]);
  return { found: proposals, clear: () => setProposals([]) };
}
