import { Navigate } from 'react-admin';

/** Without a car there are no photos to show: the way leads to the list of cars. */
export const ToCars = () => <Navigate to="/cars" replace />;
