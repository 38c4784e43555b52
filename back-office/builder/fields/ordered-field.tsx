import { ActionIcon, Group, Input, Switch } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Icon } from '../../shell/icons.tsx';
import { isRecord } from '../edits.ts';
import { type FieldProps, textsOf } from './field-props.ts';

interface Part {
  readonly id: string;
  readonly disabled: boolean;
}

/** Parts in an order, each shown or not: the properties of a card, the filters of a list. */
export function OrderedField({
  label,
  path,
  shape,
  value,
  onChange,
  place,
}: FieldProps<'ordered'>) {
  const texts = useTexts('office-builder');
  const { parts: names, category_part } = useTexts('office-elements');
  const all: Readonly<Record<string, string>> = names;
  const nameOf = (id: string) =>
    id.startsWith('category-') ? category_part(id.slice(9)) : (all[id] ?? id);
  const parts = partsOf(value ?? shape.default);
  const known = textsOf(
    shape.items?.properties?.['id']?.enum ??
      shape.items?.properties?.['id']?.anyOf?.flatMap((each) => [...(each.enum ?? [])]),
  );
  const rows = [
    ...parts,
    ...known
      .filter((id) => !parts.some((part) => part.id === id))
      .map((id) => ({ id, disabled: true })),
  ];
  const write = (next: readonly Part[]) =>
    onChange(
      path,
      next.map(({ id, disabled }) => ({ id, disabled })),
    );
  const moved = (from: number, to: number) => {
    const part = rows[from];
    if (part !== undefined) write(rows.toSpliced(from, 1).toSpliced(to, 0, part));
  };
  return (
    <Input.Wrapper label={label} labelElement="div">
      <ul className="builder-parts" data-setting={path} aria-label={label}>
        {rows.map(({ id, disabled }, index) => (
          <li key={id}>
            <Switch
              size="xs"
              label={nameOf(id)}
              checked={!disabled}
              disabled={place.disabled}
              onChange={(event) =>
                write(rows.with(index, { id, disabled: !event.currentTarget.checked }))
              }
            />
            <Group gap={0} wrap="nowrap">
              <ActionIcon
                size="sm"
                variant="subtle"
                color="gray"
                aria-label={texts.part_up(nameOf(id))}
                disabled={place.disabled || index === 0}
                onClick={() => moved(index, index - 1)}
              >
                <Icon name="up" size={13} />
              </ActionIcon>
              <ActionIcon
                size="sm"
                variant="subtle"
                color="gray"
                aria-label={texts.part_down(nameOf(id))}
                disabled={place.disabled || index === rows.length - 1}
                onClick={() => moved(index, index + 1)}
              >
                <Icon name="down" size={13} />
              </ActionIcon>
            </Group>
          </li>
        ))}
      </ul>
    </Input.Wrapper>
  );
}

function partsOf(value: unknown): readonly Part[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((part: unknown) => {
    if (!isRecord(part) || typeof part['id'] !== 'string') return [];
    return [{ id: part['id'], disabled: part['disabled'] === true }];
  });
}
