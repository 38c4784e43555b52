import { Button, Menu } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import type { MailBlock } from '@ribambelle/api/mail-templates/blocks.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import { useMay } from '../data/session.tsx';
import { confirm } from '../panels/confirm.tsx';

type Template = Answer<'listMailTemplates'>['data'][number];

/**
 * A menu of templates: the chosen one takes the place of the blocks, after a question when some of
 * them say something.
 */
export function BeginWith(props: {
  readonly kinds: readonly MailBlock['type'][];
  readonly value: readonly MailBlock[];
  readonly onBegin: (content: readonly MailBlock[]) => void;
}) {
  const { kinds, value, onBegin } = props;
  const texts = useTexts('office-mail-templates');
  const office = useTexts('office');
  const may = useMay()('notification-templates.read');
  const { data } = useCall('listMailTemplates', {}, { enabled: may });
  if (data === undefined || data.data.length === 0) return null;
  const choose = (template: Template) => {
    const content = template.content.filter(({ type }) => kinds.includes(type));
    const run = () => onBegin(content);
    if (!value.some(isWritten)) run();
    else
      confirm({
        title: texts.begin_title,
        consequence: texts.begin_consequence,
        yes: texts.begin_yes,
        no: office.cancel,
        run,
      });
  };
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button variant="subtle" size="compact-sm" mr="auto">
          {texts.begin_with}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {data.data
          .filter(({ content }) => content.some(({ type }) => kinds.includes(type)))
          .map((template) => (
            <Menu.Item key={template.cuid} onClick={() => choose(template)}>
              {template.name}
            </Menu.Item>
          ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Tests whether a block holds something that somebody wrote or chose. */
function isWritten(block: MailBlock): boolean {
  if (block.type === 'TEXT') return LANGUAGES.some((language) => block.text[language] !== '');
  if (block.type === 'BUTTON') return LANGUAGES.some((language) => block.label[language] !== '');
  return block.type === 'PICTURE' && block.picture !== '';
}
