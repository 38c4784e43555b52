import { ActionIcon, Anchor, Group, Text } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { type DragEvent, useState } from 'react';
import { useMay } from '../../data/session.tsx';
import { useAction } from '../../data/use-action.ts';
import { LinkAndBack } from '../../panels/link-and-back.tsx';
import { Icon } from '../../shell/icons.tsx';
import { usePickText } from '../../texts/use-pick-text.ts';

type Field = Answer<'listOfficeCustomFields'>['data'][number];

interface Props {
  readonly fields: readonly Field[];
  /** All fields, where this list can be sorted; null where it cannot. */
  readonly all: readonly Field[] | null;
}

/** The list of fields, one a line; dragging or buttons change their order in forms. */
export function FieldLines({ fields, all }: Props) {
  const texts = useTexts('office-custom-fields');
  const pick = usePickText();
  const may = useMay()('customer-custom-fields.update');
  const sort = useAction('sortCustomFields', {
    refreshes: ['listOfficeCustomFields'],
    done: texts.sorted,
  });
  const [dragged_index, setDraggedIndex] = useState<number | null>(null);
  const sortable = may && all !== null && fields.length > 1;
  const move = (from: number, to: number) => {
    const moved_field = fields[from];
    if (moved_field === undefined || all === null || from === to) return;
    const sorted_fields = fields.toSpliced(from, 1).toSpliced(to, 0, moved_field);
    const others = all.filter((field) => field.active && !fields.includes(field));
    sort.mutate({ fields: [...sorted_fields, ...others].map(({ cuid }) => cuid) });
  };
  if (fields.length === 0) return <Text c="dimmed">{texts.none}</Text>;
  return fields.map((field, index) => {
    const { cuid, type, required, deferred, health, answers } = field;
    const facts = [
      texts.types[type],
      required ? texts.is_required : '',
      deferred ? texts.is_deferred : '',
      health ? texts.is_health : '',
      texts.answers(answers),
    ];
    return (
      <Group
        key={cuid}
        justify="space-between"
        wrap="nowrap"
        className="office-line"
        draggable={sortable}
        onDragStart={() => setDraggedIndex(index)}
        onDragOver={(event: DragEvent) => event.preventDefault()}
        onDrop={() => {
          if (dragged_index !== null) move(dragged_index, index);
          setDraggedIndex(null);
        }}
      >
        <div>
          <Anchor component={LinkAndBack} to={`/custom-fields/${cuid}`}>
            {pick(field.title)}
          </Anchor>
          <Text size="xs" c="gray.7">
            {facts.filter((part) => part !== '').join(' · ')}
          </Text>
        </div>
        {sortable ? (
          <Group gap={2} wrap="nowrap">
            <ActionIcon
              variant="subtle"
              color="gray.7"
              aria-label={texts.up(pick(field.title))}
              disabled={index === 0 || sort.isPending}
              onClick={() => move(index, index - 1)}
            >
              <Icon name="up" size={16} />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray.7"
              aria-label={texts.down(pick(field.title))}
              disabled={index === fields.length - 1 || sort.isPending}
              onClick={() => move(index, index + 1)}
            >
              <Icon name="down" size={16} />
            </ActionIcon>
          </Group>
        ) : null}
      </Group>
    );
  });
}
