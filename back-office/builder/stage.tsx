import { ActionIcon, Box, Loader, Text, Tooltip } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import type { ElementBox } from '@ribambelle/api/pages/preview-messages.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { findElement, type PageTree, positionOf } from '@ribambelle/domain/website/page-tree.ts';
import type { ReactNode } from 'react';
import { Icon } from '../shell/icons.tsx';
import type { ElementActs } from './element-acts.ts';
import type { Frame } from './use-frame.ts';
import { useElementName } from './use-element-name.ts';
import { visibleBox } from './visible-box.ts';

/** The widths at which a page is looked at, in CSS pixels. */
export const WIDTHS = [390, 820, 1280] as const;
export type Width = (typeof WIDTHS)[number];

/** The height of the tools of an element, in CSS pixels of the office. */
const TOOLS = 30;

interface Props {
  /** The address of the page in the frame; null when it cannot be shown, with a reason. */
  readonly src: string | null;
  readonly reason: string;
  readonly width: Width;
  readonly frame: Frame;
  readonly tree: PageTree;
  readonly selected: string | null;
  readonly acts: ElementActs;
  readonly disabled: boolean;
}

/**
 * The site itself in a frame of the chosen width, made smaller where there is less room, with the
 * chosen element and its handles drawn over it.
 */
export function Stage(props: Props) {
  const { src, width, frame, reason } = props;
  const texts = useTexts('office-builder');
  const { ref, width: room, height } = useElementSize();
  const scale = room === 0 ? 1 : Math.min(1, room / width);
  return (
    <section className="builder-stage" aria-label={texts.frame} ref={ref}>
      {src === null ? (
        <Text c="dimmed" p="xl" ta="center">
          {reason}
        </Text>
      ) : (
        <Box
          className="builder-sheet"
          w={width}
          h={height === 0 ? '100%' : height / scale}
          style={{ transform: `scale(${scale})` }}
          // handles stay as large as a finger needs them
          __vars={{ '--builder-enlarged': String(1 / scale) }}
        >
          <iframe
            key={src}
            ref={frame.ref}
            src={src}
            title={texts.frame}
            sandbox="allow-scripts allow-same-origin allow-forms allow-modals"
          />
          {frame.ready ? (
            <Handles {...props} enlarged={1 / scale} />
          ) : (
            <div className="builder-loading">
              <Loader />
            </div>
          )}
        </Box>
      )}
    </section>
  );
}

/** The chosen element with its tools, and the places between the parts of the page. */
function Handles({
  frame,
  tree,
  selected,
  acts,
  disabled,
  enlarged,
}: Props & { readonly enlarged: number }) {
  const texts = useTexts('office-builder');
  const nameOf = useElementName();
  const boxes = new Map(frame.boxes.map((box) => [box.id, box]));
  const element = selected === null ? null : findElement(tree, selected);
  const { covered } = frame;
  const box = selected === null ? undefined : boxes.get(selected);
  const visible = box === undefined ? null : visibleBox(box, covered);
  return (
    <div className="builder-handles" style={{ clipPath: `inset(${covered}px 0 0)` }}>
      {element === null || visible === null ? null : (
        <Chosen
          box={visible}
          inside={visible.top < covered + TOOLS * enlarged}
          label={nameOf(element)}
        >
          {disabled ? null : (
            <>
              <Tool label={texts.move.up} icon="up" press={() => acts.step(element.id, 'up')} />
              <Tool
                label={texts.move.down}
                icon="down"
                press={() => acts.step(element.id, 'down')}
              />
              <Tool label={texts.duplicate} icon="copy" press={() => acts.duplicate(element.id)} />
              <Tool label={texts.remove} icon="trash" press={() => acts.remove(element.id)} />
            </>
          )}
        </Chosen>
      )}
      {disabled
        ? null
        : tree.map(({ id, element: kind }) => {
            const place = positionOf(tree, id);
            const at = boxes.get(id);
            if (place === null || at === undefined) return null;
            if (visibleBox(at, covered) === null) return null;
            return (
              <Tooltip key={id} label={texts.add_after(nameOf({ element: kind }))}>
                <ActionIcon
                  className="builder-between"
                  radius="xl"
                  size={24}
                  style={{ top: at.top + at.height, left: at.left + at.width }}
                  aria-label={texts.add_after(nameOf({ element: kind }))}
                  onClick={() => acts.add({ parent_id: null, index: place.index + 1 })}
                >
                  <Icon name="plus" size={13} />
                </ActionIcon>
              </Tooltip>
            );
          })}
    </div>
  );
}

function Chosen(props: {
  readonly box: ElementBox;
  /** True where its tools have no room above it. */
  readonly inside: boolean;
  readonly label: string;
  readonly children: ReactNode;
}) {
  const { left, top, width, height } = props.box;
  return (
    <div className="builder-chosen" style={{ left, top, width, height }}>
      <div className="builder-tools" data-inside={props.inside || undefined}>
        <span>{props.label}</span>
        {props.children}
      </div>
    </div>
  );
}

function Tool(props: {
  readonly label: string;
  readonly icon: 'up' | 'down' | 'copy' | 'trash';
  readonly press: () => void;
}) {
  return (
    <ActionIcon
      size={24}
      variant="transparent"
      color="white"
      aria-label={props.label}
      title={props.label}
      onClick={props.press}
    >
      <Icon name={props.icon} size={13} />
    </ActionIcon>
  );
}
