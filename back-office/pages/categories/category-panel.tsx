import { Button, Image, Input, SimpleGrid, Stack, UnstyledButton } from '@mantine/core';
import { useMay, useSession } from '../../data/session.tsx';
import { useAction } from '../../data/use-action.ts';
import { BilingualField, NO_TEXT } from '../../fields/bilingual-field.tsx';
import { ActionForm } from '../../fields/action-form.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { WholeNumberField } from '../../fields/whole-number-field.tsx';
import { SidePanel } from '../../panels/side-panel.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { Category, CategoryGroup } from './category-group.ts';
import { MOTIFS } from './motifs.ts';

const REFRESHES = ['listOfficeCategories', 'listOfficeActivities'] as const;

/** The panel of a category, new or existing. */
export function CategoryPanel(props: {
  group: CategoryGroup;
  category: Category | null;
  onClose: () => void;
}) {
  const office = useTexts('office');
  const texts = useTexts('office-categories');
  const may = useMay();
  const { group, category, onClose } = props;
  const values = {
    title: category?.title ?? NO_TEXT,
    motif: category?.motif ?? 'paper',
    order: category?.order ?? 0,
  };
  const input = { values, refreshes: REFRESHES, after: onClose };
  const creating = useActionForm('createCategory', {
    ...input,
    request: (form_values) => ({ ...form_values, group: group.cuid }),
  });
  const updating = useActionForm('updateCategory', {
    ...input,
    request: (form_values) => ({
      ...form_values,
      category: category?.cuid ?? '',
      version: category?.version ?? 0,
    }),
  });
  const { form, saving, sending } = category === null ? creating : updating;
  const remove = useAction('deleteCategory', { refreshes: REFRESHES, done: texts.removed });
  const editable = may(category === null ? 'categories.create' : 'categories.update');
  const foot = (
    <>
      {editable ? (
        <Button type="submit" form="category" loading={sending}>
          {category === null ? office.create : office.save}
        </Button>
      ) : null}
      {category !== null && category.activities === 0 && may('categories.delete') ? (
        <Button
          variant="subtle"
          color="red"
          ml="auto"
          onClick={() => remove.mutate({ category: category.cuid }, { onSuccess: onClose })}
        >
          {office.remove}
        </Button>
      ) : null}
    </>
  );
  return (
    <SidePanel
      title={category === null ? texts.add_category : texts.category}
      onClose={onClose}
      foot={foot}
    >
      <ActionForm id="category" saving={saving}>
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
            <MotifChoice
              value={form.values.motif}
              onChange={(motif) => form.setFieldValue('motif', motif)}
            />
          </Stack>
        </fieldset>
      </ActionForm>
    </SidePanel>
  );
}

function MotifChoice({ value, onChange }: { value: string; onChange: (motif: string) => void }) {
  const texts = useTexts('office-categories');
  const accent = useSession().organiser.accent_color.slice(1);
  return (
    <Input.Wrapper label={texts.motif} description={texts.motif_help} labelElement="div">
      <SimpleGrid cols={{ base: 3, xs: 4 }} spacing="xs" mt={6}>
        {MOTIFS.map((motif) => (
          <UnstyledButton
            key={motif}
            aria-label={motif}
            aria-pressed={motif === value}
            className="office-motif"
            onClick={() => onChange(motif)}
          >
            <Image
              src={`/pictures/${motif}/choice.svg?accent=${accent}`}
              alt=""
              h={70}
              radius={5}
              fit="cover"
            />
          </UnstyledButton>
        ))}
      </SimpleGrid>
    </Input.Wrapper>
  );
}
