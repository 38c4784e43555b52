import { Alert, Stack, Text, Title } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { PageElement } from '@ribambelle/domain/website/page-tree.ts';
import type { Field, FieldGroup } from '@ribambelle/elements/form.ts';
import type { FormPlace } from './fields/field-props.ts';
import { SettingField, useSettingName } from './fields/setting-field.tsx';
import { formOf, shapesOf } from './known-elements.ts';
import { useElementName } from './use-element-name.ts';

const GROUPS: readonly FieldGroup[] = ['content', 'choice', 'look'];

/** The settings of an element, as its form declares them, in three parts. */
export function ElementForm(props: {
  readonly element: PageElement;
  /** True when its settings draw nothing on the page. */
  readonly refused: boolean;
  readonly place: FormPlace;
  readonly onChange: (path: string, value: unknown) => void;
}) {
  const { element, place } = props;
  const texts = useTexts('office-builder');
  const names = useTexts('office-elements');
  const nameOf = useSettingName(element.element);
  const kindOf = useElementName();
  const form = formOf(element.element);
  const shapes = shapesOf(element.element);
  const fields = Object.entries<Field>(form?.fields ?? {});
  const groups = GROUPS.map((group) => ({
    group,
    fields: fields.filter(([, field]) => (field.group ?? 'content') === group),
  })).filter((one) => one.fields.length > 0);
  return (
    <Stack gap="lg" p="md">
      <Title order={2} size="h5">
        {kindOf(element)}
      </Title>
      {props.refused ? (
        <Alert color="yellow" p="xs">
          {texts.draws_nothing}
        </Alert>
      ) : null}
      {form === undefined ? <Text c="dimmed">{texts.unknown_element}</Text> : null}
      {form !== undefined && fields.length === 0 ? (
        <Text c="dimmed">{texts.no_settings}</Text>
      ) : null}
      {groups.map(({ group, fields: inner }) => (
        <Stack key={group} gap="sm">
          {groups.length > 1 ? (
            <Text component="h3" size="xs" fw={650} c="dimmed" tt="uppercase" m={0}>
              {names.groups[group]}
            </Text>
          ) : null}
          {inner.map(([name, field]) => (
            <SettingField
              key={name}
              field={field}
              shape={shapes[name] ?? {}}
              label={nameOf(name)}
              path={name}
              value={element.settings[name]}
              onChange={props.onChange}
              place={place}
            />
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
