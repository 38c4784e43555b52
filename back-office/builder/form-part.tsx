import { Text } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { PageElement } from '@ribambelle/domain/website/page-tree.ts';
import type { RefObject } from 'react';
import { ElementForm } from './element-form.tsx';
import type { FormPlace } from './fields/field-props.ts';

/** The part of the editor with the form of the chosen element. */
export function FormPart(props: {
  readonly ref: RefObject<HTMLElement | null>;
  readonly element: PageElement | null;
  /** The elements whose settings draw nothing. */
  readonly refused: ReadonlySet<string>;
  readonly place: FormPlace;
  readonly onWrite: (id: string, setting: { path: string; value: unknown }) => void;
}) {
  const { ref, element, refused, place, onWrite } = props;
  const texts = useTexts('office-builder');
  return (
    <section className="builder-form" aria-label={texts.form} ref={ref}>
      {element === null ? (
        <Text c="dimmed" p="md">
          {texts.choose_element}
        </Text>
      ) : (
        <ElementForm
          key={element.id}
          element={element}
          refused={refused.has(element.id)}
          place={place}
          onChange={(path, value) => onWrite(element.id, { path, value })}
        />
      )}
    </section>
  );
}
