import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import { useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { PageElement, Position } from '@ribambelle/domain/website/page-tree.ts';
import { useEffect, useRef, useState } from 'react';
import { useOfferedLanguages } from '../data/session.tsx';
import { Icon } from '../shell/icons.tsx';
import { nameOfLanguage } from '../texts/language.ts';
import { missingLanguages } from './checks.ts';
import { holdsAny } from './known-elements.ts';
import type { ElementActs } from './element-acts.ts';
import { mayBeKept } from './saved-sections.ts';
import { elementWordsIn, useElementName } from './use-element-name.ts';

type Edge = 'before' | 'after' | 'inside';

const STEPS = ['up', 'down', 'in', 'out'] as const;

/** An element in the outline: its kind and first words, its marks, its actions. */
export function OutlineRow(props: {
  readonly element: PageElement;
  readonly position: Position;
  readonly count: number;
  readonly selected: boolean;
  /** The language whose words are shown. */
  readonly language: Language;
  readonly folded: boolean;
  readonly toggle: (id: string) => void;
  readonly acts: ElementActs;
  readonly disabled: boolean;
}) {
  const { element, acts, folded } = props;
  const texts = useTexts('office-builder');
  const kind = useElementName()(element);
  const words = elementWordsIn(props.language)(element);
  const reader = useLanguage();
  const missing = missingLanguages(element, useOfferedLanguages());
  const { ref, edge, isDragged } = useDrag(props);
  const spoken = words === '' ? kind : `${kind}: ${words}`;
  return (
    <div
      ref={ref}
      className="builder-row"
      data-selected={props.selected || undefined}
      data-edge={edge ?? undefined}
      data-dragged={isDragged || undefined}
    >
      {element.children.length > 0 ? (
        <button
          type="button"
          className="builder-fold"
          aria-expanded={!folded}
          aria-label={folded ? texts.unfold(kind) : texts.fold(kind)}
          tabIndex={-1}
          onClick={() => props.toggle(element.id)}
        >
          <Icon name={folded ? 'right' : 'down'} size={12} />
        </button>
      ) : (
        <span className="builder-fold" />
      )}
      <button
        type="button"
        className="builder-row-name"
        data-row={element.id}
        aria-current={props.selected ? 'true' : undefined}
        onClick={() => acts.select(element.id)}
      >
        <span>{kind}</span>
        {words === '' ? null : <small>{words}</small>}
      </button>
      {missing.length > 0 ? (
        <Tooltip
          label={texts.misses(missing.map((each) => nameOfLanguage(each, reader)).join(', '))}
        >
          <span
            className="builder-missing"
            role="img"
            aria-label={`${spoken}. ${texts.misses(missing.map((each) => nameOfLanguage(each, reader)).join(', '))}`}
          >
            {missing.join(' ').toUpperCase()}
          </span>
        </Tooltip>
      ) : null}
      {props.disabled ? null : <RowMenu {...props} kind={kind} />}
    </div>
  );
}

function RowMenu(props: {
  readonly element: PageElement;
  readonly position: Position;
  readonly count: number;
  readonly acts: ElementActs;
  readonly kind: string;
}) {
  const { element, acts, kind, position, count } = props;
  const { id } = element;
  const texts = useTexts('office-builder');
  const saved = useTexts('saved-sections');
  const isPossible = {
    up: position.index > 0,
    down: position.index < count - 1,
    in: position.index > 0,
    out: position.parent_id !== null,
  };
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon
          size={24}
          variant="subtle"
          color="gray"
          className="builder-row-more"
          aria-label={texts.more(kind)}
        >
          <Icon name="more" size={15} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          onClick={() => acts.add({ ...position, index: position.index + 1 })}
          leftSection={<Icon name="plus" size={14} />}
        >
          {texts.add_after(kind)}
        </Menu.Item>
        {holdsAny(element.element) ? (
          <Menu.Item
            onClick={() => acts.add({ parent_id: id, index: element.children.length })}
            leftSection={<Icon name="plus" size={14} />}
          >
            {texts.add_inside(kind)}
          </Menu.Item>
        ) : null}
        <Menu.Divider />
        {STEPS.filter((step) => isPossible[step]).map((step) => (
          <Menu.Item key={step} onClick={() => acts.step(id, step)}>
            {texts.move[step]}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item onClick={() => acts.duplicate(id)}>{texts.duplicate}</Menu.Item>
        {mayBeKept(element) ? (
          <Menu.Item onClick={() => acts.keep(id)}>{saved.keep}</Menu.Item>
        ) : null}
        <Menu.Item color="red" onClick={() => acts.remove(id)}>
          {texts.remove}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** Makes a row one that is dragged, and one beside or into which others are dropped. */
function useDrag(props: {
  readonly element: PageElement;
  readonly position: Position;
  readonly acts: ElementActs;
  readonly disabled: boolean;
}) {
  const ref = useRef<HTMLDivElement>(null);
  const [edge, setEdge] = useState<Edge | null>(null);
  const [isDragged, setDragged] = useState(false);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const { disabled } = props;
  useEffect(() => {
    const row = ref.current;
    if (row === null || disabled) return;
    const own = () => latest.current.element;
    const edgeAt = (y: number) => {
      const { top, height } = row.getBoundingClientRect();
      const share = (y - top) / height;
      const margin = holdsAny(own().element) ? 0.3 : 0.5;
      return share < margin ? 'before' : share > 1 - margin ? 'after' : 'inside';
    };
    return combine(
      draggable({
        element: row,
        getInitialData: () => ({ id: own().id }),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
      dropTargetForElements({
        element: row,
        canDrop: ({ source }) => source.data['id'] !== own().id,
        onDrag: ({ location }) => setEdge(edgeAt(location.current.input.clientY)),
        onDragLeave: () => setEdge(null),
        onDrop: ({ source, location }) => {
          setEdge(null);
          const { id } = source.data;
          if (typeof id !== 'string') return;
          const { element, position, acts } = latest.current;
          acts.place(id, positionAt(edgeAt(location.current.input.clientY), { element, position }));
        },
      }),
    );
  }, [disabled]);
  return { ref, edge, isDragged };
}

function positionAt(
  edge: Edge,
  { element, position }: { readonly element: PageElement; readonly position: Position },
): Position {
  if (edge === 'inside') return { parent_id: element.id, index: element.children.length };
  return edge === 'before' ? position : { ...position, index: position.index + 1 };
}
