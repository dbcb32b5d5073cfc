import { type ReactNode, useEffect, useState } from 'react';

interface AnnouncementProps {
  isUrgent?: boolean;
  /** Changes with each time that something is said: the same words would otherwise be said only once. */
  occasion?: number;
  children: ReactNode;
}

/** Screen readers announce only changes of a status, so it must exist before its text. */
export const Announcement = ({ isUrgent = false, occasion = 0, children }: AnnouncementProps) => {
  const [told, setTold] = useState(isUrgent ? occasion : null);
  useEffect(() => {
    const timer = setTimeout(() => setTold(occasion), 50);
    return () => clearTimeout(timer);
  }, [occasion]);
  return <div role={isUrgent ? 'alert' : 'status'}>{told === occasion && children}</div>;
};
