export {
  Archive, ArrowLeft, ArrowRight, AtSign, Ban, Bell, Building2, Calendar, Check, ChevronDown, ChevronLeft, ChevronRight, ChevronUp, Circle,
  CircleAlert, CircleCheck, CircleDashed, CircleHelp, CircleUser, CircleX, Clock, Copy, Download, Ellipsis, Eye, EyeOff, FileCheck, FileText, FileUp,
  FileX, FolderOpen, Globe, GripVertical, Hourglass, Inbox, Info, KeyRound, LayoutDashboard, Link2, Lock, LogIn, LogOut, Mail, Maximize, Menu as MenuIcon,
  Minus, MousePointerClick, Paperclip, Pencil, PenLine, Plus, RefreshCw, RotateCcw, Save, Search, Send, Settings, ShieldAlert, ShieldCheck, Signature,
  Stamp, Trash2, TriangleAlert, Undo2, Upload, User, UserPlus, Users, X, ZoomIn, ZoomOut,
} from 'lucide-react';
