import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { useState } from 'react';
import { useLocation, useTranslate } from 'react-admin';
import { flushSync } from 'react-dom';
import { needOfSetting } from '../../api/contract/access.ts';
import { OwnersNote } from '../ui/access.tsx';
import type { EditedSetting } from './edits.ts';
import { EDITOR_GROUPS, type GroupName } from './groups.ts';
import { SettingField } from './SettingField.tsx';

interface SettingGroupsProps {
  starts: readonly EditedSetting[];
  onHistory: (setting: EditedSetting) => void;
  /** Called with the name of an opened group, which may be that of a section. */
  onOpen: (name: string) => void;
}

/** The settings in groups, one of them open, initially the one named by the address's `part`. Closed groups are not rendered. */
export const SettingGroups = ({ starts, onHistory, onOpen }: SettingGroupsProps) => {
  const translate = useTranslate();
  const part = new URLSearchParams(useLocation().search).get('part');
  const named = EDITOR_GROUPS.find(({ name }) => name === part);
  const [open, setOpen] = useState<GroupName | null>(named?.name ?? 'identity');
  return EDITOR_GROUPS.map(({ name, settings }) => (
    <Accordion
      disableGutters
      expanded={open === name}
      key={name}
      onChange={({ currentTarget }, isOpen) => {
        flushSync(() => setOpen(isOpen ? name : null));
        // The groups closing above it move it.
        currentTarget.scrollIntoView({ block: 'nearest' });
        if (isOpen) onOpen(name === 'hero' ? 'home' : name);
      }}
      slotProps={{ heading: { component: 'h2' }, transition: { unmountOnExit: true, timeout: 0 } }}
      variant="outlined"
    >
      <AccordionSummary expandIcon={<ExpandMore />} sx={SUMMARY}>
        {translate(`resources.website.groups.${name}`)}
      </AccordionSummary>
      <AccordionDetails sx={{ display: 'grid', gap: 1 }}>
        <OwnersNote
          record={starts.find((start, index) => settings.includes(index) && isBusiness(start))}
        />
        {settings.map((index) => {
          const start = starts[index];
          return (
            start && <SettingField index={index} key={index} onHistory={onHistory} start={start} />
          );
        })}
      </AccordionDetails>
    </Accordion>
  ));
};

const isBusiness = ({ setting_key }: EditedSetting) =>
  needOfSetting(setting_key) === 'write business';

const SUMMARY = { font: 'inherit', fontWeight: 650, scrollMarginTop: 64 };
