import { Button, ScrollArea, Text } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import { type PageTree, type Position, walkTree } from '@ribambelle/domain/website/page-tree.ts';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Icon } from '../shell/icons.tsx';
import type { Step } from './edits.ts';
import type { ElementActs } from './element-acts.ts';
import { OutlineRow } from './outline-row.tsx';

interface Props {
  readonly tree: PageTree;
  readonly selected: string | null;
  readonly acts: ElementActs;
  readonly disabled: boolean;
  /** The language whose words the rows show. */
  readonly language: Language;
}

const STEPS: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'out',
  ArrowRight: 'in',
};

/**
 * The elements of a page in their order: chosen by a press or the arrow keys, moved by dragging or
 * by Alt and an arrow, deleted by Delete.
 */
export function Outline({ tree, selected, acts, disabled, language }: Props) {
  const texts = useTexts('office-builder');
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const list = useRef<HTMLDivElement>(null);
  const toggle = (id: string) =>
    setFolded((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const press = (event: KeyboardEvent) => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const index = rows.findIndex((row) => row === document.activeElement);
    const id = rows[index]?.dataset['row'];
    if (id === undefined) return;
    const step = STEPS[event.key];
    if (event.altKey && step !== undefined && !disabled) {
      event.preventDefault();
      acts.step(id, step);
    } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      rows[index + (event.key === 'ArrowUp' ? -1 : 1)]?.focus();
    } else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      if (folded.has(id) === (event.key === 'ArrowRight')) toggle(id);
    } else if ((event.key === 'Delete' || event.key === 'Backspace') && !disabled) {
      event.preventDefault();
      (rows[index + 1] ?? rows[index - 1])?.focus();
      acts.remove(id);
    }
  };
  return (
    <section className="builder-outline" aria-label={texts.outline}>
      <ScrollArea className="builder-outline-rows" type="auto">
        <div ref={list} onKeyDown={press}>
          <Rows
            tree={tree}
            selected={selected}
            acts={acts}
            disabled={disabled}
            language={language}
            folded={folded}
            toggle={toggle}
            parent_id={null}
          />
          {tree.length === 0 ? (
            <Text size="sm" c="dimmed" p="sm">
              {texts.empty_page}
            </Text>
          ) : null}
        </div>
      </ScrollArea>
      {disabled ? null : (
        <div className="builder-outline-foot">
          <Button
            variant="default"
            size="xs"
            fullWidth
            leftSection={<Icon name="plus" size={14} />}
            onClick={() => acts.add({ ...placeAfter(tree, selected), beside: selected })}
          >
            {texts.add}
          </Button>
        </div>
      )}
    </section>
  );
}

interface RowsProps extends Props {
  readonly parent_id: string | null;
  readonly folded: ReadonlySet<string>;
  readonly toggle: (id: string) => void;
}

function Rows({ tree, parent_id, ...props }: RowsProps) {
  if (tree.length === 0) return null;
  return (
    <ul className="builder-rows">
      {tree.map((element, index) => {
        const isFolded = props.folded.has(element.id);
        return (
          <li key={element.id}>
            <OutlineRow
              element={element}
              position={{ parent_id, index }}
              count={tree.length}
              selected={props.selected === element.id}
              folded={isFolded}
              toggle={props.toggle}
              acts={props.acts}
              disabled={props.disabled}
              language={props.language}
            />
            {isFolded ? null : <Rows {...props} tree={element.children} parent_id={element.id} />}
          </li>
        );
      })}
    </ul>
  );
}

/** Returns the place behind the chosen element's section, or at the end of the page. */
export function placeAfter(tree: PageTree, selected: string | null): Position {
  const index = tree.findIndex((element) => walkTree([element]).some(({ id }) => id === selected));
  return { parent_id: null, index: index === -1 ? tree.length : index + 1 };
}
