import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { isRole, ROLES, type Role } from '../../api/contract/access.ts';

interface RoleChoiceProps {
  role: Role;
  onChange: (role: Role) => void;
}

/** The available roles, each with a description of its rights. */
export const RoleChoice = ({ role, onChange }: RoleChoiceProps) => {
  const translate = useTranslate();
  const id = useId();
  return (
    <FormControl sx={{ mt: 2 }}>
      <FormLabel id={id}>{translate('resources.users.fields.role')}</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        onChange={({ target: { value } }) => isRole(value) && onChange(value)}
        value={role}
      >
        {ROLES.map((each) => (
          <FormControlLabel
            control={<Radio />}
            key={each}
            label={
              <>
                {translate(`resources.users.roles.${each}`)}
                <Typography color="textSecondary" variant="body2">
                  {translate(`resources.users.rights.${each}`)}
                </Typography>
              </>
            }
            slotProps={{ typography: { component: 'div' } }}
            sx={{ mb: 0.5 }}
            value={each}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
};
