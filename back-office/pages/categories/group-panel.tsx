import { Button, Checkbox, Stack } from '@mantine/core';
import { useMay } from '../../data/session.tsx';
import { useAction } from '../../data/use-action.ts';
import { BilingualField, NO_TEXT } from '../../fields/bilingual-field.tsx';
import { ActionForm } from '../../fields/action-form.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { WholeNumberField } from '../../fields/whole-number-field.tsx';
import { SidePanel } from '../../panels/side-panel.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { CategoryGroup } from './category-group.ts';

const REFRESHES = ['listOfficeCategories', 'listOfficeActivities'] as const;

/** The panel of a group of categories, new or existing. */
export function GroupPanel({
  group,
  onClose,
}: {
  group: CategoryGroup | null;
  onClose: () => void;
}) {
  const office = useTexts('office');
  const texts = useTexts('office-categories');
  const may = useMay();
  const values = {
    title: group?.title ?? NO_TEXT,
    on_cards: group?.scope !== 'SECONDARY',
    order: group?.order ?? 0,
  };
  const request = ({ title, on_cards, order }: typeof values) => ({
    title,
    order,
    scope: on_cards ? ('PRIMARY' as const) : ('SECONDARY' as const),
  });
  const input = { values, refreshes: REFRESHES, after: onClose };
  const creating = useActionForm('createCategoryGroup', { ...input, request });
  const updating = useActionForm('updateCategoryGroup', {
    ...input,
    request: (form_values) => ({
      ...request(form_values),
      group: group?.cuid ?? '',
      version: group?.version ?? 0,
    }),
  });
  const { form, saving, sending } = group === null ? creating : updating;
  const remove = useAction('deleteCategoryGroup', { refreshes: REFRESHES, done: texts.removed });
  const editable = may(group === null ? 'categories.create' : 'categories.update');
  const foot = (
    <>
      {editable ? (
        <Button type="submit" form="group" loading={sending}>
          {group === null ? office.create : office.save}
        </Button>
      ) : null}
      {group !== null && group.categories.length === 0 && may('categories.delete') ? (
        <Button
          variant="subtle"
          color="red"
          ml="auto"
          onClick={() => remove.mutate({ group: group.cuid }, { onSuccess: onClose })}
        >
          {office.remove}
        </Button>
      ) : null}
    </>
  );
  return (
    <SidePanel title={group === null ? texts.add_group : texts.group} onClose={onClose} foot={foot}>
      <ActionForm id="group" saving={saving}>
        <fieldset disabled={!editable} className="office-fields">
          <Stack gap="sm">
            <BilingualField
              label={texts.name}
              errors={{ of: form.errors, path: 'title' }}
              {...form.getInputProps('title')}
            />
            <WholeNumberField
              label={texts.order}
              value={form.values.order}
              onChange={(order) => form.setFieldValue('order', order ?? 0)}
            />
            <Checkbox
              label={texts.on_cards}
              {...form.getInputProps('on_cards', { type: 'checkbox' })}
            />
          </Stack>
        </fieldset>
      </ActionForm>
    </SidePanel>
  );
}
