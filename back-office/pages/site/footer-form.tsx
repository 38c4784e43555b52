import { Button, Group, Paper, Stack } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactNode } from 'react';
import { ActionForm } from '../../fields/action-form.tsx';
import { BilingualField, NO_TEXT } from '../../fields/bilingual-field.tsx';
import { Icon } from '../../shell/icons.tsx';
import { ItemTools } from '../activities/item-tools.tsx';
import { SiteButtons } from './site-buttons.tsx';
import { LinkFields } from './link-fields.tsx';
import { type Site, useSiteForm } from './use-site-form.ts';

type Column = Site['footer']['columns'][number];

/** The form of the footer of every page: a text, and columns of links. */
export function FooterForm({ site }: { site: Site }) {
  const texts = useTexts('office-site');
  const { form, saving, may, buttons } = useSiteForm<{ footer: Site['footer'] }>(site, {
    values: { footer: site.footer },
    request: ({ footer }) => ({ footer }),
  });
  const { footer } = form.values;
  return (
    <ActionForm saving={saving}>
      <fieldset disabled={!may} className="office-fields">
        <Stack gap="sm">
          <BilingualField
            long
            label={texts.text}
            value={footer.text}
            errors={{ of: form.errors, path: 'footer.text' }}
            onChange={(text) => form.setFieldValue('footer', { ...footer, text })}
          />
          {footer.columns.map((column, index) => (
            <Paper key={`${index}`} withBorder p="sm">
              <ItemTools
                index={index}
                count={footer.columns.length}
                onMove={(to) => form.reorderListItem('footer.columns', { from: index, to })}
                onRemove={() => form.removeListItem('footer.columns', index)}
              />
              <ColumnFields
                column={column}
                errors={form.errors}
                path={`footer.columns.${index}`}
                onChange={(new_column) => form.replaceListItem('footer.columns', index, new_column)}
              />
            </Paper>
          ))}
          <Button
            variant="default"
            style={{ alignSelf: 'start' }}
            leftSection={<Icon name="plus" size={15} />}
            disabled={footer.columns.length >= 5}
            onClick={() => form.insertListItem('footer.columns', { title: NO_TEXT, links: [] })}
          >
            {texts.add_column}
          </Button>
          <SiteButtons {...buttons} />
        </Stack>
      </fieldset>
    </ActionForm>
  );
}

function ColumnFields(props: {
  column: Column;
  errors: Readonly<Record<string, ReactNode>>;
  path: string;
  onChange: (column: Column) => void;
}) {
  const texts = useTexts('office-site');
  const { column, errors, path, onChange } = props;
  const { title, links } = column;
  const setLinks = (new_links: Column['links']) => onChange({ title, links: new_links });
  return (
    <Stack gap="xs">
      <BilingualField
        label={texts.column_title}
        value={title}
        errors={{ of: errors, path: `${path}.title` }}
        onChange={(new_title) => onChange({ title: new_title, links })}
      />
      {links.map((link, index) => (
        <Stack key={`${index}`} gap={4} pl="md" className="office-line">
          <LinkFields
            link={link}
            errors={errors}
            path={`${path}.links.${index}`}
            onChange={(link_changed) => setLinks(links.with(index, link_changed))}
          />
          <ItemTools
            index={index}
            count={links.length}
            onMove={(to) => setLinks(links.toSpliced(index, 1).toSpliced(to, 0, link))}
            onRemove={() => setLinks(links.toSpliced(index, 1))}
          />
        </Stack>
      ))}
      <Group>
        <Button
          variant="subtle"
          size="compact-sm"
          disabled={links.length >= 12}
          onClick={() => setLinks([...links, { name: NO_TEXT, href: '' }])}
        >
          {texts.add_link}
        </Button>
      </Group>
    </Stack>
  );
}
